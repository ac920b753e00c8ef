import type { compare as english } from '../en/compare';
import type { Widened } from '../widened';
import { policyCount } from './policyCount';

const policies = (count: number) => (count === 1 ? '1 tema' : `${count} temas`);

export const compare = {
  meta: {
    title: 'Comparar respuestas',
    description:
      'Abra un enlace que alguien le compartió y vea sus respuestas junto a las de esa persona. Nada se envía, y las respuestas de usted no cambian.',
  },
  heading: 'Comparar respuestas',
  lead: 'Vea sus respuestas junto a las de otra persona. Las de usted no cambian. Las de la otra persona se quedan en el enlace.',
  needsScripts:
    'Para comparar se necesita JavaScript, que está desactivado en este navegador. Solo su navegador lee el enlace, y para eso lo necesita.',
  loadFailed: 'Una parte de esta página no se cargó. Vuelva a cargarla.',
  how: {
    heading: 'Cómo funciona',
    steps: [
      'Pida a alguien un enlace de su página Comparta sus respuestas, o envíele el de usted.',
      'Abra el enlace o péguelo en esta página.',
      'Vea en qué coinciden y en qué no, tema por tema.',
    ],
    shareYours: 'Compartir mis respuestas',
    group: 'Comparar en grupo',
  },
  paste: {
    heading: 'Comparar con un enlace',
    label: 'Enlace o código',
    hint: 'Pegue el enlace completo, o solo la parte que empieza con “v1.”.',
    button: 'Comparar',
    empty: 'Primero pegue un enlace o un código.',
    tooLong: 'Este texto es demasiado largo. Pegue solo el enlace.',
  },
  problems: {
    notOurs:
      'Este no es un enlace para comparar respuestas. Esos enlaces llevan un signo # seguido de “v1.”.',
    broken:
      'Este enlace se cambió o se cortó en el camino, así que no se puede leer. Pídalo de nuevo, o copie el enlace completo.',
    older:
      'Este enlace viene de una de las primeras versiones del sitio y ya no se puede leer. Pida uno nuevo.',
    newer:
      'Este enlace se hizo con una versión más nueva del sitio. Vuelva a cargar esta página y después abra el enlace otra vez.',
    nothing: 'Este enlace se puede leer, pero no lleva ninguna respuesta.',
  },
  result: {
    heading: 'Usted y la otra persona',
    headingWithName: (name) => `Usted y ${name}`,
    site: `Civic Voice presenta ${policyCount} temas nacionales, los dos lados de cada uno y la respuesta de usted. Nada de lo que marque aquí se envía a nadie.`,
    agreement: (agreed, of) =>
      of === 1
        ? `${agreed === 1 ? 'Coinciden' : 'No coinciden'} en el único tema en que las dos personas respondieron Sí o No.`
        : `Coinciden en ${agreed} de los ${of} temas en que las dos personas respondieron Sí o No.`,
    noneBoth: 'Todavía no hay ningún tema en que las dos personas hayan respondido Sí o No.',
    undecided: (count) =>
      `En ${policies(count)}, al menos una de las dos respuestas es Sin decidir. Eso no cuenta ni como coincidir ni como no coincidir.`,
    open: (count) => `Falta la respuesta de usted sobre ${policies(count)} del enlace.`,
    caption: 'Sus respuestas y las de la otra persona, tema por tema',
    policy: 'Tema',
    you: 'Usted',
    sender: 'La otra persona',
    together: 'Comparación',
    outcomes: {
      agree: 'Coinciden',
      differ: 'No coinciden',
      bothUndecided: 'Ninguna de las dos personas ha decidido',
      oneUndecided: 'Una sin decidir',
      open: 'Falta una respuesta',
    },
    hidden: 'Oculta por ahora',
    first: {
      title: (count) =>
        count === 1
          ? 'Responda primero este tema y después compare'
          : `Responda primero estos ${count} temas y después compare`,
      text: (hidden) =>
        `Lo que piensan los demás puede influir en usted. Por eso, las respuestas de la otra persona sobre ${policies(hidden)} siguen ocultas hasta que usted dé las suyas. El enlace espera en esta pestaña.`,
      answer: 'Responder primero',
      replaces:
        'Ya hay otro enlace en espera en esta pestaña. Si abre un tema desde aquí, este enlace ocupa su lugar. Compare antes el otro, o guarde su enlace.',
      other: 'Abrir el enlace en espera',
      look: 'Mostrarlas ahora',
    },
    answerIt: 'Responder',
    answerTitle: (title) => `Responder: ${title}`,
    notes: [
      'Las respuestas de la otra persona vienen del enlace, tal como eran cuando se hizo. No se agregan a las de usted.',
      'El enlace queda en la barra de direcciones, y quizá en el historial de este navegador, para que pueda volver a él.',
    ],
    nameUnchecked:
      'Nadie comprueba el nombre que lleva un enlace. Cualquiera puede hacer uno con cualquier nombre.',
    startGroup: 'Empezar un grupo con estas respuestas',
    addToGroup: {
      show: 'Agregar a un grupo',
      hide: 'Ocultar el código',
      label: 'Código para un grupo',
      hint: 'Estas respuestas, sin ningún nombre. Copie el código y péguelo en la página de su grupo.',
      copy: 'Copiar código',
      copied: 'Copiado. Ahora péguelo en la página de su grupo.',
      copyByHand:
        'Su navegador no nos permitió copiar. El código está seleccionado, para que usted lo copie.',
    },
  },
} as const satisfies Widened<typeof english>;
