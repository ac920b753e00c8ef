import type { PolicyDraft } from '../../letterTypes';

export const veteransHealthcareModernization: PolicyDraft = {
  id: '10',
  subject: {
    yes: 'Por favor, apoye una ley de historiales médicos y atención médica privada para veteranos',
    no: 'Por favor, rechace una ley de historiales médicos y atención médica privada para veteranos',
    undecided:
      '¿Cuál es su posición sobre una ley de historiales médicos y atención médica privada para veteranos?',
  },
  ownSubject: 'Mi opinión sobre una ley de historiales médicos y atención médica privada para veteranos',
  opening: {
    yes: 'Le pido que apoye una ley de historiales médicos y atención médica privada para veteranos.',
    no: 'Le pido que rechace una ley de historiales médicos y atención médica privada para veteranos.',
    undecided:
      'Aún no he tomado una decisión sobre una ley de historiales médicos y atención médica privada para veteranos.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de una ley que acelere el nuevo sistema de historiales y fije qué viaje o espera da derecho a atención privada. Con esas reglas en la ley, el VA ya no podría cambiarlas por sí solo.',
    no: 'Por favor, actúe en contra de una ley que acelere el nuevo sistema de historiales y fije qué viaje o espera da derecho a atención privada. El sistema se ha vuelto caro, y los hospitales del VA podrían debilitarse.',
    undecided:
      'Por favor, dígame qué posición tiene sobre acelerar el nuevo sistema de historiales y fijar por ley qué viaje o espera da derecho a atención privada. También quiero saber qué piensa usted de cada parte.',
  },
  more: 'Pido más acceso a la atención privada. Por favor, actúe a favor de una ley que llegue más lejos.',
  bill: (bill) => `Un proyecto de ley sobre la atención privada es el ${bill}.`,
  points: {
    yes: [
      'Un solo historial, desde el servicio militar, evita repetir exámenes, y los usuarios satisfechos con el sistema subieron del 7% al 33%, informó el VA en 2025.',
      'El VA hace esperar: según un estudio de 2022, el 44% de sus citas tardó más de 20 días, su límite en atención primaria y mental.',
      'Poner en la ley las reglas para la atención privada protege el derecho de los veteranos a elegir; la American Legion elogió un proyecto de ocho años.',
      'La distancia hace importante elegir: un panel del VA, citado en el Senado en 2024, dio el viaje como primer motivo de la atención privada (50%).',
      'La atención en línea ayuda a quienes no tienen clínica cerca: el VA contó más de 2.9 millones de esas consultas rurales en su año fiscal 2023.',
    ],
    no: [
      'El costo sube: el VA calculó el programa de historiales en $16.1 mil millones en 2019; en 2026 se informó de unos $37 mil millones, sin mantenimiento.',
      'La seguridad peligra: en 2022 el inspector general del VA informó de 149 casos de daño a pacientes, dos graves, en el primer centro del nuevo sistema.',
      'En agosto de 2026, el VA no había cumplido del todo 14 de las 18 medidas para los historiales que le recomendó una oficina del Congreso.',
      'Según un estudio de 2022, los veteranos mayores llevados en ambulancia a hospitales del VA morían un 20% menos en 30 días que los llevados a otros.',
      'Un despliegue rápido sobrecarga al personal: para el año fiscal 2026, el VA informó de 4,712 casos de escasez grave, cada uno una ocupación por hospital.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de una ley de historiales médicos y atención médica privada para veteranos. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de una ley de historiales médicos y atención médica privada para veteranos. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre una ley de historiales médicos y atención médica privada para veteranos. Quisiera saber cuál es su posición, y por qué.',
  },
};
