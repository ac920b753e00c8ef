import type { PolicyDraft } from '../../letterTypes';

export const medicareExpansion: PolicyDraft = {
  id: '3',
  subject: {
    yes: 'Por favor, apoye la reducción de la edad de Medicare de 65 a 60 años',
    no: 'Por favor, rechace la reducción de la edad de Medicare de 65 a 60 años',
    undecided: '¿Cuál es su posición sobre la reducción de la edad de Medicare de 65 a 60 años?',
  },
  ownSubject: 'Mi opinión sobre la reducción de la edad de Medicare de 65 a 60 años',
  opening: {
    yes: 'Le pido que apoye la reducción de la edad de Medicare de 65 a 60 años.',
    no: 'Le pido que rechace la reducción de la edad de Medicare de 65 a 60 años.',
    undecided: 'Aún no he tomado una decisión sobre la reducción de la edad de Medicare de 65 a 60 años.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de una ley que permita a la gente entrar a Medicare a los 60 años en vez de a los 65. Podría inscribirse en las mismas condiciones que la gente de 65 años o más, aun tras perder un empleo.',
    no: 'Por favor, actúe en contra de una ley que permita a la gente entrar a Medicare a los 60 años en vez de a los 65. Aumentaría los costos federales, y la mayoría de la gente de esa edad ya tiene un plan.',
    undecided:
      'Por favor, dígame qué posición tiene sobre permitir a la gente entrar a Medicare a los 60 años en vez de a los 65. También quiero saber cómo propone usted que se pague el cambio.',
  },
  more: 'Pido Medicare antes de los 60 o más cobertura. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'Medicare es más estable: sería el plan principal de 7.3 millones de personas más en 2031, proyectó la Oficina de Presupuesto del Congreso en 2022.',
      'Medicare paga a médicos y hospitales menos que los planes privados, así que se gastaría menos en quienes dejaran los planes de grandes empresas.',
      'El grupo KFF calculó en 2021 que los planes de los empleadores podrían costar hasta un 15% menos si todos los que tendrían derecho pasaran a Medicare.',
      'Terminada una ayuda federal, el seguro a los 64 años, apenas sobre el límite de ingresos, podría subir más de $11,000 en 2026, calculó KFF en 2025.',
      'Las personas con trabajos duros, como personal de enfermería y bomberos, pueden quedarse sin empleo antes de los 65.',
    ],
    no: [
      'La Oficina de Presupuesto y el equipo de impuestos del Congreso calcularon en 2022 que el déficit crecería en $155 mil millones en seis años.',
      'El cambio presionaría el fondo de hospitales de Medicare, que solo podrá cubrir todos sus pagos hasta 2033, según un informe de 2026.',
      'Pocas personas sin seguro lo obtendrían: la Oficina de Presupuesto del Congreso proyectó en 2022 unas 400,000 personas menos sin seguro en 2031.',
      'Medicare paga menos que los planes privados, así que los hospitales perderían ingresos.',
      'El cambio traslada a la gente de planes privados, que los empleadores ayudan a pagar, a uno público que pagan todos los contribuyentes.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de la reducción de la edad de Medicare de 65 a 60 años. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de la reducción de la edad de Medicare de 65 a 60 años. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre la reducción de la edad de Medicare de 65 a 60 años. Quisiera saber cuál es su posición, y por qué.',
  },
};
