import type { PolicyDraft } from '../../letterTypes';

export const affordableHousingInitiative: PolicyDraft = {
  id: '9',
  subject: {
    yes: 'Por favor, apoye más medidas federales ante el costo de la vivienda',
    no: 'Por favor, rechace más medidas federales ante el costo de la vivienda',
    undecided: '¿Cuál es su posición sobre más medidas federales ante el costo de la vivienda?',
  },
  ownSubject: 'Mi opinión sobre más medidas federales ante el costo de la vivienda',
  opening: {
    yes: 'Le pido que apoye más medidas federales ante el costo de la vivienda.',
    no: 'Le pido que rechace más medidas federales ante el costo de la vivienda.',
    undecided: 'Aún no he tomado una decisión sobre más medidas federales ante el costo de la vivienda.',
  },
  asks: {
    yes: 'Por favor, vote a favor de más ayuda federal para inquilinos, para viviendas nuevas de bajo costo o para lugares que reduzcan los límites para construir. Demasiadas familias no encuentran una vivienda que puedan pagar.',
    no: 'Por favor, vote en contra de más ayuda federal para inquilinos, para viviendas nuevas de bajo costo o para lugares que reduzcan los límites para construir. Los contribuyentes cargarían con el costo, y las comunidades deben decidir cómo crecen.',
    undecided:
      'Por favor, explique cómo votaría sobre más ayuda federal para inquilinos, para viviendas nuevas de bajo costo o para lugares que reduzcan los límites para construir. También quiero saber qué combinación prefiere usted.',
  },
  points: {
    yes: [
      'Investigadores de Harvard hallaron que 22.7 millones de hogares inquilinos, un récord, gastaron más del 30% de sus ingresos en vivienda en 2024.',
      'Las viviendas de bajo costo escasean: en 2025, un recuento halló 35 por cada 100 inquilinos con los ingresos más bajos.',
      'La meta atrae votos de ambos partidos: un proyecto de vivienda que el Senado aprobó 85 a 5 se convirtió en ley en julio de 2026.',
      'Un estudio federal de 2016 de familias en albergues halló que, con vales duraderos, menos familias quedaban sin hogar o sin poder pagar la comida.',
      'Las subvenciones dejan la zonificación a los gobiernos locales y premian a los que permiten más viviendas.',
    ],
    no: [
      'Cada vale nuevo se vuelve un costo duradero: 2.3 millones de hogares usaron uno en 2022, y el Congreso debe renovar el dinero cada año.',
      'La ayuda puede encarecer los alquileres donde faltan viviendas, como halló un estudio de 2002 sobre inquilinos pobres sin vales.',
      'El dinero federal no debe depender de cómo usa su suelo la gente de una comunidad.',
      'Las viviendas con crédito tributario cuestan demasiado: en 2018, la Oficina de Rendición de Cuentas del Gobierno halló una mediana de $204,000 por vivienda en 2011–15.',
      'Los créditos tributarios son complejos, y la mayor parte de las ganancias va a inversionistas, desarrolladores y bancos.',
    ],
  },
  call: {
    yes: 'Por favor, transmita que apoyo más medidas federales ante el costo de la vivienda y que pido un voto a favor.',
    no: 'Por favor, transmita que rechazo más medidas federales ante el costo de la vivienda y que pido un voto en contra.',
    undecided:
      'Aún no me decido sobre más medidas federales ante el costo de la vivienda. Quisiera saber cómo votará usted, y por qué.',
  },
};
