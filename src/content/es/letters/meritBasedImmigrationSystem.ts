import type { PolicyDraft } from '../../letterTypes';

export const meritBasedImmigrationSystem: PolicyDraft = {
  id: '4',
  subject: {
    yes: 'Por favor, apoye un sistema de puntos para elegir inmigrantes',
    no: 'Por favor, rechace un sistema de puntos para elegir inmigrantes',
    undecided: '¿Cuál es su posición sobre un sistema de puntos para elegir inmigrantes?',
  },
  ownSubject: 'Mi opinión sobre un sistema de puntos para elegir inmigrantes',
  opening: {
    yes: 'Le pido que apoye un sistema de puntos para elegir inmigrantes.',
    no: 'Le pido que rechace un sistema de puntos para elegir inmigrantes.',
    undecided: 'Aún no he tomado una decisión sobre un sistema de puntos para elegir inmigrantes.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de elegir a una proporción mayor de los inmigrantes permanentes con puntos por estudios, habilidades laborales, inglés y oferta de empleo. Así, vendrían menos personas por lazos familiares, y ninguna por lotería.',
    no: 'Por favor, actúe en contra de elegir a una proporción mayor de los inmigrantes permanentes con puntos por estudios, habilidades laborales, inglés y oferta de empleo. Así, la familia seguiría siendo la vía principal.',
    undecided:
      'Por favor, dígame qué posición tiene sobre elegir a una proporción mayor de los inmigrantes permanentes con puntos por estudios, habilidades laborales, inglés y oferta de empleo. También quiero saber a cuántos admitiría usted.',
  },
  more: 'Pido que aún más visas dependan de los puntos. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'Dar puntos por los estudios beneficia al país, pues los inmigrantes con más estudios aportan más a los presupuestos públicos, hallaron las Academias Nacionales en 2016.',
      'Los puntos ayudan a hallar gente calificada: lo que da puntos, como el idioma y los estudios, anticipa el salario futuro, según un estudio canadiense de 2022.',
      'Los inmigrantes calificados impulsan a las empresas: en un estudio de 2020, uno más aumentaba un 23% la probabilidad de que una empresa nueva cotizara en bolsa.',
      'Menos visas familiares protegerían el salario de quienes menos ganan.',
      'Sin lotería se elige a las personas con criterios claros y no por azar.',
    ],
    no: [
      'La ley busca mantener unidas a las familias, pero los planes de puntos dejan fuera a los hermanos y dan a los padres solo visas temporales.',
      'Podrían admitirse menos personas: un proyecto de 2025 proponía bajar el límite para parientes y acabar con la lotería, que da 55,000 tarjetas de residencia al año.',
      'Los puntos por estudios excluyen a trabajadores que hacen falta en granjas, obras y cuidado; en 2023, los inmigrantes eran el 28% del personal de cuidado directo.',
      'Una revisión de estudios de 2017 halló que quienes vienen por familia empiezan con menor salario, pero que luego su salario crece más rápido.',
      'Acabar para siempre con la lotería cerraría una vía principal a los africanos y a otros con pocos familiares aquí.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de un sistema de puntos para elegir inmigrantes. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de un sistema de puntos para elegir inmigrantes. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre un sistema de puntos para elegir inmigrantes. Quisiera saber cuál es su posición, y por qué.',
  },
};
