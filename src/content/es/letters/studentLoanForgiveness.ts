import type { PolicyDraft } from '../../letterTypes';

export const studentLoanForgiveness: PolicyDraft = {
  id: '2',
  subject: {
    yes: 'Por favor, apoye la condonación de hasta $10,000 de deuda estudiantil federal',
    no: 'Por favor, rechace la condonación de hasta $10,000 de deuda estudiantil federal',
    undecided: '¿Cuál es su posición sobre la condonación de hasta $10,000 de deuda estudiantil federal?',
  },
  ownSubject: 'Mi opinión sobre la condonación de hasta $10,000 de deuda estudiantil federal',
  opening: {
    yes: 'Le pido que apoye la condonación de hasta $10,000 de deuda estudiantil federal.',
    no: 'Le pido que rechace la condonación de hasta $10,000 de deuda estudiantil federal.',
    undecided:
      'Aún no he tomado una decisión sobre la condonación de hasta $10,000 de deuda estudiantil federal.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de una ley que condone hasta $10,000 de deuda estudiantil federal a cada persona con préstamos, una sola vez. Así, las deudas menores terminarían por completo.',
    no: 'Por favor, actúe en contra de una ley que condone hasta $10,000 de deuda estudiantil federal a cada persona con préstamos, una sola vez. Otros compartirían el costo, y ya hay planes según los ingresos.',
    undecided:
      'Por favor, dígame qué posición tiene sobre condonar hasta $10,000 de deuda estudiantil federal a cada persona con préstamos, una sola vez. También quiero saber qué límites de ingresos pondría usted.',
  },
  more: 'Pido que se condonen más de $10,000 a cada persona. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'Muchos quedarían sin deuda: se estimó que un plan de 2022 de hasta $20,000 borraría la deuda de 20 millones de personas.',
      'Las deudas pequeñas causan más problemas: de quienes empezaron a pagar en 2010–11 y pronto dejaron de pagar, el 35% debía menos de $5,000.',
      'Los límites de ingresos pueden dirigir la ayuda a quienes ganan menos.',
      'Los planes según los ingresos son lentos: condonan la deuda tras 20 a 30 años, y desde 2026 lo condonado paga impuestos otra vez, como un ingreso.',
      'A quienes tienen préstamos se les prometió una universidad a su alcance, mientras los estados recortaban fondos y los precios subían.',
    ],
    no: [
      'El costo para los contribuyentes es alto: en 2022 la Oficina de Presupuesto del Congreso calculó unos $400 mil millones para un plan mayor.',
      'Quienes nunca fueron a la universidad o ya pagaron sus préstamos compartirían el costo, y eso es injusto para ellos.',
      'La condonación deja igual el costo de la matrícula y las reglas de los préstamos, así que la deuda total podría volver a subir pronto.',
      'Un estudio de 2023 halló que el 10% que más gana recibiría tanto como todo el 30% que menos gana.',
      'Ya hay planes mejores, que ajustan los pagos a los ingresos o condonan la deuda tras años de servicio público.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de la condonación de hasta $10,000 de deuda estudiantil federal. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de la condonación de hasta $10,000 de deuda estudiantil federal. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre la condonación de hasta $10,000 de deuda estudiantil federal. Quisiera saber cuál es su posición, y por qué.',
  },
};
