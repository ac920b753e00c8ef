import type { PolicyDraft } from '../../letterTypes';

export const affordableHousingInitiative: PolicyDraft = {
  id: '9',
  subject: {
    yes: 'Por favor, apoye más gasto federal para bajar el costo de la vivienda',
    no: 'Por favor, rechace más gasto federal para bajar el costo de la vivienda',
    undecided: '¿Cuál es su posición sobre más gasto federal para bajar el costo de la vivienda?',
  },
  ownSubject: 'Mi opinión sobre más gasto federal para bajar el costo de la vivienda',
  opening: {
    yes: 'Le pido que apoye más gasto federal para bajar el costo de la vivienda.',
    no: 'Le pido que rechace más gasto federal para bajar el costo de la vivienda.',
    undecided: 'Aún no he tomado una decisión sobre más gasto federal para bajar el costo de la vivienda.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de más dinero federal para bajar el costo de la vivienda. Demasiadas familias, sobre todo las que alquilan, no encuentran una vivienda que puedan pagar.',
    no: 'Por favor, actúe en contra de más dinero federal para bajar el costo de la vivienda. Los contribuyentes cargarían con el costo, y cada comunidad debe decidir cómo crece.',
    undecided:
      'Por favor, dígame qué posición tiene sobre más dinero federal para bajar el costo de la vivienda. También quiero saber si usted ayudaría primero a quienes alquilan o crearía primero más viviendas.',
  },
  more: 'Pido un aumento mayor del gasto federal. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'Investigadores de Harvard hallaron que 22.7 millones de hogares que alquilan, un récord, gastaron más del 30% de sus ingresos en vivienda en 2024.',
      'Las viviendas de bajo costo escasean, y los créditos tributarios ayudan: ampliados en 2025, sumarían 1.22 millones en diez años, según un cálculo.',
      'Los vales no siempre encarecen los alquileres: un estudio de 2015 sobre vales agregados de 2000 a 2002 no halló un alza general.',
      'Un estudio federal de 2016 sobre familias en albergues halló que, con vales duraderos, menos familias quedaban sin hogar o con dificultades para pagar la comida.',
      'Las subvenciones dejan la zonificación a los gobiernos locales y premian a los que permiten más viviendas.',
    ],
    no: [
      'Cada vale nuevo es un costo duradero: 2.3 millones de hogares usaron uno en 2022, y el Congreso debe renovar el dinero cada año.',
      'La ayuda beneficia a los arrendadores: según un estudio de 2018, vales más generosos en toda una zona urbana subieron los alquileres sin mejorar mucho las viviendas.',
      'El dinero federal puede traer reglas sobre el uso del suelo, y eso lo debe decidir la gente de cada lugar.',
      'Las viviendas con crédito tributario cuestan demasiado: en 2011–15, el costo mediano por vivienda fue de $126,000 en Texas a $326,000 en California, según una oficina federal.',
      'Los créditos tributarios son complejos, y la mayor parte de lo que dan va a inversionistas, desarrolladores y bancos.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de más gasto federal para bajar el costo de la vivienda. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de más gasto federal para bajar el costo de la vivienda. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre más gasto federal para bajar el costo de la vivienda. Quisiera saber cuál es su posición, y por qué.',
  },
};
