import type { PolicyDraft } from '../../letterTypes';

export const dataPrivacyProtection: PolicyDraft = {
  id: '6',
  subject: {
    yes: 'Por favor, apoye una sola ley nacional de privacidad de datos',
    no: 'Por favor, rechace una sola ley nacional de privacidad de datos',
    undecided: '¿Cuál es su posición sobre una sola ley nacional de privacidad de datos?',
  },
  ownSubject: 'Mi opinión sobre una sola ley nacional de privacidad de datos',
  opening: {
    yes: 'Le pido que apoye una sola ley nacional de privacidad de datos.',
    no: 'Le pido que rechace una sola ley nacional de privacidad de datos.',
    undecided: 'Aún no he tomado una decisión sobre una sola ley nacional de privacidad de datos.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de una sola ley nacional para los datos personales que guardan las empresas. En todos los estados, la gente podría ver, corregir, eliminar o trasladar lo que se guarda sobre ella.',
    no: 'Por favor, actúe en contra de una sola ley nacional para los datos personales que guardan las empresas. Podría anular leyes estatales más estrictas y traer costos que pesan más sobre las empresas pequeñas.',
    undecided:
      'Por favor, dígame qué posición tiene sobre una sola ley nacional para los datos personales que guardan las empresas. También quiero saber si se mantendrían las leyes estatales.',
  },
  more: 'Pido una ley nacional más fuerte que la propuesta. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'En 2023, según Pew Research, el 72% de los adultos quería más reglas sobre cómo usan datos las empresas, y el 73% sentía poco o ningún control.',
      'Con derechos claros, la gente podría actuar si una empresa usa mal sus datos, sin leer largos avisos de privacidad.',
      'Los derechos básicos no deben depender del estado donde vive una persona.',
      'Una fundación con fondos de la industria calculó en 2022 que 50 leyes estatales costarían más de $1 billón (un millón de millones) en diez años.',
      'Si las empresas reúnen menos datos, hay menos que perder en una filtración y menos que puedan vender los intermediarios de datos.',
    ],
    no: [
      'En 2026, 18 fiscales generales y agencias estatales dijeron que un proyecto de ley de la Cámara ponía en peligro leyes de privacidad de California e Illinois.',
      'Una ley así podría permitir demandas de particulares, y eso aumentaría los costos de las empresas.',
      'El costo de cumplir las reglas pesaría más sobre las empresas pequeñas, que tienen menos abogados e ingenieros.',
      'Las empresas más grandes pueden salir ganando: tras entrar en vigor la ley europea en 2018, el mercado de proveedores web se concentró más por un tiempo.',
      'Los estados pueden adaptarse más rápido que el Congreso, y una sola ley federal podría congelar las reglas mientras la tecnología cambia.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de una sola ley nacional de privacidad de datos. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de una sola ley nacional de privacidad de datos. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre una sola ley nacional de privacidad de datos. Quisiera saber cuál es su posición, y por qué.',
  },
};
