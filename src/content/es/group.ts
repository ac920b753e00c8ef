import type { group as english } from '../en/group';
import type { Widened } from '../widened';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);
const codes = (count: number) => (count === 1 ? '1 código' : `${count} códigos`);
const inGroup = (count: number) =>
  count === 0 ? 'El grupo está vacío.' : `Hay ${people(count)} en el grupo.`;

const kit = 'Lo que va a tener';

export const group = {
  meta: {
    title: 'Comparar en grupo',
    description:
      'Junte las respuestas de una clase, un club o una familia y vea en qué coincide el grupo y en qué se divide. Sin nombres, cuentas ni servidor.',
  },
  heading: 'Comparar en grupo',
  lead: 'Para una clase, un club o una familia: elija temas, reúna las respuestas de los teléfonos o cuente manos levantadas, y presente el resultado. Todo se cuenta aquí, en su navegador.',
  needsScripts:
    'Para comparar en grupo hace falta JavaScript, que está desactivado en este navegador. Solo su navegador cuenta las respuestas, y para eso lo necesita.',
  loadFailed: 'Una parte de esta página no se cargó. Vuelva a cargarla: el grupo está en su dirección.',
  openFailed: 'Esta parte no se cargó. Intente de nuevo.',
  pick: {
    heading: 'Elija temas para una clase',
    kit,
    answerMode: 'Cómo responde su clase',
    answerModes: { phones: 'Con teléfonos', hands: 'Sin teléfonos', mixed: 'De las dos formas' },
    steps: {
      phones: [
        'Elija entre dos y cuatro temas. Sus estudiantes reciben un solo enlace y código QR.',
        'El enlace los lleva directamente por estos temas hasta un código propio, que le muestran a usted.',
        'Escanee abajo sus códigos y presente el resultado.',
      ],
      hands: [
        'Elija entre dos y cuatro temas. En la lección solo hace falta esta pantalla.',
        'Imprima la carta para los padres y envíela mucho antes de la lección. Imprima las fichas, un juego para cada pareja de estudiantes.',
        'En la lección, presione “Contar manos”: lea la primera pregunta y cuente las manos levantadas, y siga con las demás. Después de la última, los estudiantes leen las fichas y usted cuenta otra vez.',
        'O haga un mural: imprima los carteles y cuélguelos. Cada estudiante pone un punto en cada uno. Presione “Contar manos” y escriba los puntos de cada casilla.',
      ],
      mixed: [
        'Elija entre dos y cuatro temas. Quienes tienen teléfono reciben un solo enlace y código QR; los demás, fichas impresas.',
        'Escanee abajo los códigos de quienes tienen teléfono.',
        'Presione “Contar manos” y cuente a los demás.',
      ],
    },
    legend: 'Temas de su clase',
    more: (left) =>
      left === 1
        ? `Elija uno más, y lo que necesita para la lección aparece en “${kit}”.`
        : `Elija al menos dos, y lo que necesita para la lección aparece en “${kit}”.`,
    enough: (count) => `Ya eligió ${count}. Lo que necesita para la lección está en “${kit}”.`,
    full: 'Ya eligió cuatro, lo más que cabe en una lección. Para cambiar uno, quite otro antes.',
    unreadable:
      'Los temas de la clase no se pueden leer: este enlace se modificó o le falta una parte. Elíjalos de nuevo.',
    label: 'Enlace para sus estudiantes',
    hint: 'Contiene los temas y nada más, así que cualquiera puede tenerlo.',
    copy: 'Copiar enlace',
    copied: 'Copiado.',
    copyByHand: 'Su navegador no nos dejó copiar. El enlace está seleccionado para que usted lo copie.',
    fullScreen: 'Mostrar el código',
    fullScreenFailed: 'El código en grande no se cargó. Intente de nuevo.',
    qr: {
      label: 'Código QR para sus estudiantes',
      text: 'Los estudiantes apuntan a este código con la cámara, leen los dos lados y responden. Al final cada uno tiene un código para que usted lo escanee.',
      failed: 'No se pudo cargar el código QR. Los estudiantes pueden usar el enlace de abajo.',
    },
    count: 'Contar manos',
  },
  add: {
    heading: 'Agregar personas',
    label: 'Enlaces o códigos',
    hint: 'Pegue todos los que quiera: un chat completo, un correo electrónico o la columna de una hoja de cálculo. El resto del texto se deja fuera.',
    button: 'Agregar al grupo',
    mine: 'Agregar mis propias respuestas',
    scan: 'Escanear códigos',
    noNames: 'Los nombres se quitan cuando entran los enlaces. El grupo solo contiene respuestas.',
    empty: 'Primero pegue enlaces o códigos.',
    tooLong: 'Es demasiado texto para una sola vez. Péguelo en partes de hasta 200,000 caracteres.',
    noCodes:
      'No hay ningún enlace nuestro en este texto. Nuestros enlaces tienen un signo # seguido de “v1.”.',
    noAnswers: 'Usted aún no ha respondido sobre ninguno de estos temas.',
  },
  outcome: {
    added: (count, all) => `${count === 1 ? 'Se agregó' : 'Se agregaron'} ${people(count)}. ${inGroup(all)}`,
    silent: (count) => `Sin ninguna respuesta sobre estos temas: ${people(count)}.`,
    takenOut: (all) => `Se sacó a una persona. ${inGroup(all)}`,
    undone: (all) => `Se deshizo el cambio. ${inGroup(all)}`,
    repeated: (count) =>
      `${count === 1 ? 'Quedó' : 'Quedaron'} fuera porque ya se ${count === 1 ? 'contó' : 'contaron'}: ${codes(count)}.`,
    corrected: (count) =>
      `Respuestas corregidas: ${people(count)}. El código nuevo tiene el mismo nombre, o las mismas letras, y reemplaza al anterior. Si son personas distintas, elija “Contar también”.`,
    again: (count) =>
      `${count === 1 ? 'Quedó' : 'Quedaron'} fuera porque ya se ${count === 1 ? 'contó' : 'contaron'}: ${codes(count)} sin nombre. Si otras personas dieron las mismas respuestas, elija “Contar también”.`,
    countToo: 'Contar también',
    hands: 'También se suman las manos que se contaron allí.',
    startedAgain: 'Empieza un grupo nuevo. Deshacer trae de vuelta el anterior.',
    full: (count, most) =>
      `${count === 1 ? 'Quedó' : 'Quedaron'} fuera porque en el grupo caben hasta ${most}: ${people(count)}.`,
    undo: 'Deshacer',
    see: 'Ver el resultado',
    problems: {
      broken: (count) =>
        `No se ${count === 1 ? 'puede' : 'pueden'} leer, por cambios o porque falta una parte: ${codes(count)}.`,
      older: (count) => `De una versión antigua del sitio: ${codes(count)}.`,
      newer: (count) =>
        `De una versión más nueva del sitio: ${codes(count)}. Vuelva a cargar esta página para intentar de nuevo.`,
      nothing: (count) => `Sin ninguna respuesta: ${codes(count)}.`,
      sameGroup: (count) => `El enlace de este mismo grupo: ${codes(count)}.`,
    },
  },
  firstRound: (title) => `${title}, primera ronda`,
  secondRound: (title) => `${title}, segunda ronda`,
  lesson: {
    text: 'Una guía para una lección de 20 o 45 minutos dice qué hacer antes, durante y después, y cómo se protege la privacidad.',
    show: 'Mostrar la guía de la lección',
    hide: 'Ocultar la guía de la lección',
    failed: 'No se pudo cargar la guía. Intente de nuevo.',
  },
  how: {
    heading: 'Sin una clase',
    steps: [
      'Cada persona responde sobre los temas y copia el enlace de la página Comparta sus respuestas.',
      'Escanee el código que le muestre cada persona, o pegue los enlaces que reciba, todos juntos o poco a poco.',
      'Presente el resultado, un tema a la vez, y conversen sobre en qué coinciden y en qué se dividen.',
      'Para terminar, cierre la página. Su dirección puede quedar en el historial de este navegador.',
    ],
    share: 'Compartir sus respuestas',
    compare: 'Comparar con una persona',
  },
} as const satisfies Widened<typeof english>;
