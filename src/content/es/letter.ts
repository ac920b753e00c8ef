import type { letter as english } from '../en/letter';
import type { Widened } from '../widened';

export const letter = {
  meta: {
    title: 'Escribir o llamar',
    description:
      'Convierta su respuesta en una carta breve, un correo electrónico o una llamada a sus representantes. Usted la escribe aquí; nosotros no enviamos nada.',
  },
  heading: 'Escribir o llamar',
  lead: 'Convierta su respuesta en una carta o una llamada breve. Puede cambiar cada palabra, y nosotros no enviamos nada.',
  needsScripts:
    'Para escribir una carta aquí se necesita JavaScript, que está desactivado en este navegador. Los sitios oficiales de abajo funcionan sin él.',
  chooser: {
    heading: 'Elija un tema',
    text: 'Recibirá un borrador breve según su respuesta. Si respondió Sin decidir, el borrador pide una explicación.',
    unknown: 'La dirección de esta página nombra un tema que no tenemos. Elija uno de la lista.',
    notAnswered: 'Aún sin responder',
  },
  policy: {
    another: 'Elegir otro tema',
    readCard: 'Leer otra vez los dos lados',
    yourAnswer: {
      yes: 'Su respuesta es Sí, así que este borrador habla a favor.',
      no: 'Su respuesta es No, así que este borrador habla en contra.',
      undecided: 'Su respuesta es Sin decidir, así que este borrador pide una explicación.',
    },
    noAnswer: 'Aún no ha respondido sobre este tema, así que no podemos saber qué pedir.',
    answerOnCard: 'Leer los dos lados y responder',
    lookAt: 'Ver un borrador',
    kinds: { yes: 'A favor', no: 'En contra', undecided: 'Sin decidir' },
    notRecorded: 'Ver un borrador no anota ninguna respuesta.',
    loading: 'Preparando su borrador…',
    failed:
      'No se pudo cargar el borrador. Vuelva a cargar la página. Los sitios oficiales de abajo siguen funcionando.',
  },
  lookups: {
    heading: 'Encuentre a sus representantes',
    text: 'Estos son sitios oficiales. Lo que escriba allí les llega a ellos, no a nosotros.',
    links: {
      house: 'Encuentre a su representante en la Cámara de Representantes (en inglés)',
      senate: 'Encuentre a sus senadores (en inglés)',
      allLevels: 'Encuentre a todos sus funcionarios electos, desde la alcaldía hasta el Congreso',
    },
    state: {
      heading: 'Votar donde usted vive',
      text: 'Las reglas cambian de un estado a otro; consulte vote.gov, el sitio oficial del gobierno de Estados Unidos sobre el registro electoral. También lleva a las fechas límite, los lugares de votación y el estado de su propio registro electoral.',
      link: (state) => `Ver ${state} en vote.gov`,
      linkToFront: (state) => `Ir a vote.gov y elegir allí: ${state}`,
      anyState: 'Ir a vote.gov',
    },
  },
} as const satisfies Widened<typeof english>;
