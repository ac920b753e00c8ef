import type { PolicyDraft } from '../../letterTypes';

export const federalMinimumWageIncrease: PolicyDraft = {
  id: '7',
  subject: {
    yes: 'Por favor, apoye un salario mínimo federal de $15 por hora',
    no: 'Por favor, rechace un salario mínimo federal de $15 por hora',
    undecided: '¿Cuál es su posición sobre un salario mínimo federal de $15 por hora?',
  },
  ownSubject: 'Mi opinión sobre un salario mínimo federal de $15 por hora',
  opening: {
    yes: 'Le pido que apoye un salario mínimo federal de $15 por hora.',
    no: 'Le pido que rechace un salario mínimo federal de $15 por hora.',
    undecided: 'Aún no he tomado una decisión sobre un salario mínimo federal de $15 por hora.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de una ley que suba el salario mínimo federal de $7.25 a $15 por hora. El mínimo no ha cambiado desde 2009, mientras que los precios que paga la gente han subido.',
    no: 'Por favor, actúe en contra de una ley que suba el salario mínimo federal de $7.25 a $15 por hora. Podría costarles el empleo a algunas personas, y los estados ya pueden fijar uno más alto.',
    undecided:
      'Por favor, dígame qué posición tiene sobre subir el salario mínimo federal de $7.25 a $15 por hora. También quiero saber con qué rapidez cree usted que debería subir.',
  },
  more: 'Pido más de $15 por hora. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'La Oficina de Presupuesto del Congreso estimó en 2021 que llegar a $15 en 2025 subiría directamente el salario de 17 millones de personas.',
      'En 2021, la Oficina de Presupuesto del Congreso estimó que, con $15 para 2025, 900,000 personas menos vivirían en la pobreza.',
      'Los patrocinadores de un proyecto de 2025, de ambos partidos, dijeron que, por la inflación, $7.25 valía menos que en cualquier año desde la década de 1940.',
      'Con mejor salario, menos personas renuncian, menos necesitan ayuda pública y se gasta más en las tiendas locales.',
      'Un estudio de 2019 sobre 138 aumentos estatales halló que el número de empleos de bajo salario casi no cambió en cinco años.',
    ],
    no: [
      'Algunas personas perderían su trabajo: la Oficina de Presupuesto del Congreso estimó en 2021 que, con $15 en 2025, habría unos 1.4 millones de empleos menos.',
      'La Oficina de Presupuesto del Congreso previó en 2021 que, con $15 en 2025, subirían los precios y el déficit crecería $54 mil millones hasta 2031.',
      'Grupos de restaurantes y de pequeñas empresas dijeron en 2021 que un mínimo de $15 traería menos horas, menos empleos y cierres de negocios.',
      'Una sola cifra no toma en cuenta los precios locales, que son mucho más bajos en Misisipi que en California.',
      'Pocos ganan el mínimo federal: el 1.0% de quienes cobran por hora ganó $7.25 o menos en 2024.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de un salario mínimo federal de $15 por hora. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de un salario mínimo federal de $15 por hora. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre un salario mínimo federal de $15 por hora. Quisiera saber cuál es su posición, y por qué.',
  },
};
