import type { PolicyDraft } from '../../letterTypes';

export const dataPrivacyProtection: PolicyDraft = {
  id: '6',
  subject: {
    yes: 'Por favor, apoye una ley nacional de privacidad de datos',
    no: 'Por favor, rechace una ley nacional de privacidad de datos',
    undecided: '¿Cuál es su posición sobre una ley nacional de privacidad de datos?',
  },
  ownSubject: 'Mi opinión sobre una ley nacional de privacidad de datos',
  opening: {
    yes: 'Le pido que apoye una ley nacional de privacidad de datos.',
    no: 'Le pido que rechace una ley nacional de privacidad de datos.',
    undecided: 'Aún no he tomado una decisión sobre una ley nacional de privacidad de datos.',
  },
  asks: {
    yes: 'Por favor, vote a favor de una ley nacional para los datos personales que guardan las empresas. En todos los estados, la gente podría ver, corregir, eliminar o trasladar lo que se guarda sobre ella.',
    no: 'Por favor, vote en contra de una ley nacional para los datos personales que guardan las empresas. Podría anular leyes estatales más estrictas y traer costos que pesan más sobre las empresas pequeñas.',
    undecided:
      'Por favor, explique cómo votaría sobre una ley nacional para los datos personales que guardan las empresas. También quiero saber si se mantendrían las leyes estatales.',
  },
  points: {
    yes: [
      'El Pew Research Center halló en 2023 que el 72% de los adultos quiere más reglas sobre lo que las empresas hacen con los datos.',
      'En una encuesta de 2023, el 73% de los adultos dijo tener poco o ningún control sobre lo que las empresas hacen con sus datos.',
      'Los derechos básicos no deben depender del estado donde vive una persona.',
      'Un solo reglamento es más sencillo: 50 leyes estatales podrían costar más de $1 billón (un millón de millones) en diez años, según un estudio de 2022.',
      'Si las empresas reúnen menos datos, hay menos que robar en un ataque y menos que puedan vender los intermediarios de datos.',
    ],
    no: [
      'En 2026, 18 fiscales generales y agencias estatales dijeron que un proyecto de ley de la Cámara ponía en peligro leyes de California e Illinois.',
      'Una ley así no debe incluir un derecho amplio de los particulares a demandar.',
      'El costo de cumplir las reglas pesaría más sobre las empresas pequeñas, que tienen menos abogados e ingenieros.',
      'Las empresas más grandes pueden salir ganando: tras entrar en vigor la ley europea en 2018, el mercado de proveedores web se concentró más por un tiempo.',
      'Los estados pueden adaptarse más rápido que el Congreso, y una sola ley federal podría congelar las reglas mientras la tecnología cambia.',
    ],
  },
  call: {
    yes: 'Por favor, transmita que apoyo una ley nacional de privacidad de datos y que pido un voto a favor.',
    no: 'Por favor, transmita que rechazo una ley nacional de privacidad de datos y que pido un voto en contra.',
    undecided:
      'Aún no me decido sobre una ley nacional de privacidad de datos. Quisiera saber cómo votará usted, y por qué.',
  },
};
