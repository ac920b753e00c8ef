import type { PolicyDraft } from '../../letterTypes';

export const mandatorySentencingReform: PolicyDraft = {
  id: '8',
  subject: {
    yes: 'Por favor, apoye la reducción de algunas penas mínimas federales de prisión',
    no: 'Por favor, rechace la reducción de algunas penas mínimas federales de prisión',
    undecided: '¿Cuál es su posición sobre la reducción de algunas penas mínimas federales de prisión?',
  },
  ownSubject: 'Mi opinión sobre la reducción de algunas penas mínimas federales de prisión',
  opening: {
    yes: 'Le pido que apoye la reducción de algunas penas mínimas federales de prisión.',
    no: 'Le pido que rechace la reducción de algunas penas mínimas federales de prisión.',
    undecided:
      'Aún no he tomado una decisión sobre la reducción de algunas penas mínimas federales de prisión.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de una ley que reduzca algunas penas mínimas federales de prisión, sobre todo por delitos de drogas. Así los jueces podrían ajustar la pena a la persona y al acto.',
    no: 'Por favor, actúe en contra de una ley que reduzca algunas penas mínimas federales de prisión, sobre todo por delitos de drogas. Los delitos parecidos deben traer penas parecidas, y ya hay excepciones.',
    undecided:
      'Por favor, dígame qué posición tiene sobre reducir algunas penas mínimas federales de prisión, sobre todo por delitos de drogas. También quiero saber qué penas cambiaría usted.',
  },
  more: 'Pido penas mínimas más cortas para más delitos. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'Los patrocinadores de un proyecto de 2026, uno de cada partido, dijeron que los jueces deben poder ajustar la pena a cada persona.',
      'La Comisión de Sentencias le dijo al Congreso en 2011 que algunas penas mínimas abarcan demasiado, son demasiado severas y se aplican de forma desigual.',
      'Un estudio de 2020 halló que, tras rebajar las pautas de sentencia en 2014, la reincidencia fue casi igual que entre quienes cumplieron toda la pena.',
      'Las penas más cortas ahorran: con un proyecto anterior, $4 mil millones en prisiones en diez años, según un cálculo oficial de 2014.',
      'Hay desigualdad: en el año fiscal 2016, de quienes tenían pena mínima por drogas, se aplicó al 64.5% de personas negras y al 50.8% de blancas.',
    ],
    no: [
      'Las penas mínimas llevan a cooperar: en el año fiscal 2016, lo hizo el 29.8% de quienes tenían una por drogas, frente al 15.2% de los demás.',
      'Los delitos parecidos deben traer penas parecidas, sin importar qué juez le toque a cada persona.',
      'Quien vende drogas no debe recibir penas más cortas: las sobredosis causaron 69,147 muertes en el año hasta enero de 2026, un 13.2% menos, según datos provisionales.',
      'Ya hay excepciones: en el año fiscal 2022, antes de un fallo de 2024, no se aplicó la pena mínima al 42.7% de quienes la tenían.',
      'Las penas más largas impiden que quienes reinciden una y otra vez dañen a otros.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de la reducción de algunas penas mínimas federales de prisión. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de la reducción de algunas penas mínimas federales de prisión. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre la reducción de algunas penas mínimas federales de prisión. Quisiera saber cuál es su posición, y por qué.',
  },
};
