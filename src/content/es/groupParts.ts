import type { groupParts as english } from '../en/groupParts';
import type { Widened } from '../widened';

/** What is only read once there is a group. */
export const groupParts = {
  result: {
    people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
    few: {
      heading: 'Las respuestas se pueden adivinar',
      text: 'Con menos de tres personas, cada persona puede deducir quién dijo qué. Agregue más personas antes de mostrar esto a los demás.',
    },
    agreed: 'Mayor acuerdo',
    noneAgreed:
      'Aún no hay ningún tema en el que más de la mitad, y al menos dos personas, hayan respondido lo mismo, Sí o No.',
    divided: 'Mayor división',
    noneDivided: 'Fuera de “Mayor acuerdo”, aún no hay ningún tema con un Sí y un No.',
    agreedOn: (count, of, side) => `${count} de ${of} ${count === 1 ? 'respondió' : 'respondieron'} ${side}`,
    dividedOn: (yes, no, undecided) =>
      undecided > 0 ? `${yes} Sí, ${no} No, ${undecided} Sin decidir` : `${yes} Sí, ${no} No`,
    caption: 'Cómo respondió el grupo, lo más dividido primero',
    answered: (count, of) => `${count} de ${of} ${count === 1 ? 'respondió' : 'respondieron'}`,
    percent: (value) => `${value}%`,
    notes: [
      'Los porcentajes cuentan solo a quienes respondieron sobre ese tema. Sin decidir también es una respuesta.',
      'Este es un conteo de los enlaces que usted agregó y de las manos que contó. No es una encuesta de opinión, y nadie comprueba quién creó un enlace.',
    ],
  },
  present: {
    open: 'Presentar en una pantalla',
    label: 'Vista para presentar',
    place: (number, of) => `Tema ${number} de ${of}`,
    tiles: 'Los temas en orden',
    seen: (title) => `${title}, ya visto`,
    show: 'Mostrar el resultado',
    hide: 'Ocultar el resultado',
    previous: 'Anterior',
    next: 'Siguiente',
    secondRound: 'Segunda ronda',
    leave: 'Terminar',
    keys: 'Flechas: tema siguiente o anterior. Enter: mostrar el resultado. Escape: terminar.',
    handKeys: 'snd',
    countKeys:
      'Escriba un número o presione +1. S, N, D: contar una mano. Con Mayús: quitar una. Control remoto: la tecla de pantalla negra primero enmarca una respuesta y después cuenta para ella, la de avanzar sigue.',
    count: 'Contar manos',
    counted: (answer, count) => `${answer}: ${count}`,
    hands: (answer) => `Manos por ${answer}`,
    room: 'En el salón',
    askRoom: 'Escriba arriba cuántas personas hay en el salón.',
    silent: (count) => `${count} sin responder`,
    notCounted: (count) => `${count} sin contar todavía`,
    allCounted: 'Ya se contaron todos',
    over: (count, room) => `${count} contadas, pero ${room} en el salón`,
    round: 'Ronda',
    rounds: { '1': 'Primera', '2': 'Segunda' },
    moved: (count) =>
      `Al menos ${count} ${count === 1 ? 'respondió' : 'respondieron'} algo distinto que en la primera ronda.`,
    same: 'Los conteos son los mismos que en la primera ronda.',
    unproved: 'Los conteos no prueban que alguien haya respondido algo distinto.',
    silentTwice: (first, second) => `Sin responder: ${first} en la primera ronda, ${second} en la segunda.`,
    unmatched: 'No se puede saber de quién es cada mano.',
    first: (count) => `antes ${count}`,
  },
  picture: {
    make: 'Hacer una imagen',
    hide: 'Ocultar la imagen',
    heading: 'Una imagen del resultado',
    title: (count) => (count === 1 ? 'Lo que opina 1 persona' : `Lo que opinan ${count} personas`),
    note: 'Un conteo de enlaces y manos, no una encuesta de opinión',
    fileName: 'civic-voice-grupo.png',
  },
  members: {
    heading: 'Quiénes están en el grupo',
    text: 'No se nombra a nadie. Las personas aparecen por sus respuestas, y las que coinciden van en una misma fila. Las manos no están en esta lista.',
    show: 'Mostrar la lista',
    hide: 'Ocultar la lista',
    times: (count) => (count === 1 ? '1 vez' : `${count} veces`),
    takeOut: 'Sacar',
    takeOutLabel: (answers) =>
      answers
        ? `Sacar a una persona que respondió: ${answers}`
        : 'Sacar a una persona que no respondió sobre ninguno de estos temas',
    answer: (number, word) => `${number} ${word}`,
  },
  keep: {
    heading: 'Guárdelo o compártalo',
    text: 'El grupo está en la dirección de esta página y en ningún otro lugar. Si cierra la página sin copiar el enlace, el grupo se pierde.',
    label: 'Enlace a este grupo',
    hint: 'Quien tenga este enlace ve los conteos, y las respuestas de cada persona cuyo enlace está en el grupo, sin nombres.',
    copy: 'Copiar enlace',
    copied: 'Copiado.',
    copyByHand: 'Su navegador no nos dejó copiar. El enlace está seleccionado para que usted lo copie.',
    print: 'Imprimir',
    table: 'Guardar como tabla',
    tableSaved: 'Su tabla está lista. Su navegador muestra dónde se guardó.',
    fileName: 'civic-voice-grupo.csv',
    startAgain: 'Empezar un grupo nuevo',
  },
  columns: { policy: 'Tema', noAnswer: 'Sin respuesta', people: 'Personas' },
} as const satisfies Widened<typeof english>;
