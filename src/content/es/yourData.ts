import type { yourData as english } from '../en/yourData';
import type { Widened } from '../widened';
import { choicesAbout } from './appearance';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

export const yourData = {
  heading: 'Sus datos en este dispositivo',
  intro:
    'Todo lo que usted ingresa se queda en su navegador. Aquí puede verlo, descargar una copia, restaurar una copia o eliminarlo.',
  needsScripts: 'Esta parte de la página necesita JavaScript, que está desactivado en este navegador.',
  stored: {
    heading: 'Qué está guardado ahora',
    nothing: 'Nada todavía',
    reading: 'Buscando…',
    blockedItem: 'Bloqueado',
    places: { local: 'en este navegador', session: 'solo en esta pestaña' },
    total: (size) =>
      `Total: ${size}, sin contar las páginas guardadas para usar sin conexión. Los tamaños son de texto simple (UTF-8); el navegador puede necesitar hasta el doble.`,
    blocked:
      'Su navegador bloquea el almacenamiento de este sitio. Lo que usted ingresa dura solo mientras esta página está abierta.',
    kept: 'Su navegador aceptó conservar estos datos, aunque quede poco espacio.',
    mayClear: 'Su navegador puede eliminar estos datos si queda poco espacio.',
    inTab:
      'Usted eligió “No guardar”, así que sus respuestas y su membresía se quedan solo en esta pestaña. Un navegador que vuelve a abrir pestañas cerradas puede traerlos de vuelta.',
    safari:
      'Si usted usa Safari siete días sin visitar este sitio, Safari elimina lo guardado. Descargue una copia para mayor seguridad.',
    saveRaw: 'Descargar tal como está',
    saveRawLabel: (name) => `Descargar tal como está, ${name}`,
  },
  size: {
    bytes: (count) => counted(count, '1 byte', 'bytes'),
    kilobytes: (amount) => `${amount} kB`,
    megabytes: (amount) => `${amount} MB`,
  },
  download: {
    heading: 'Descargar una copia',
    fileName: 'civic-voice-datos.json',
    text: 'Usted recibe un archivo con sus respuestas, sus días y motivos, sus estrellas, la firma de sus cartas, su nombre y su correo electrónico. Nunca incluye su contraseña ni sus cartas. Guarde el archivo en un lugar seguro: cualquiera que lo abra puede leerlo.',
    photo: 'Incluir mi foto',
    button: 'Descargar mis datos',
    nothing: 'Todavía no hay nada que descargar.',
    done: 'Su archivo está listo. Su navegador muestra dónde se guardó.',
  },
  restore: {
    heading: 'Restaurar una copia',
    text: 'Elija un archivo que haya descargado aquí. Primero verá qué cambiaría, y nada cambia hasta que usted lo acepte.',
    label: 'Restaurar desde un archivo',
    problems: {
      tooBig: 'Este archivo pesa más de 1 MB, así que no puede ser de los nuestros. Elija otro.',
      unreadable: 'Su navegador no pudo abrir este archivo. Elíjalo de nuevo.',
      notJson: 'Este archivo no tiene el formato correcto o le falta una parte. Elija otro.',
      notOurs: 'Este archivo no viene de Civic Voice. Elija otro.',
      newer:
        'Este archivo se hizo con una versión más nueva de este sitio. Vuelva a cargar la página y elíjalo de nuevo.',
      nothing: 'En este archivo no hay nada que se pueda restaurar.',
    },
    ready: 'El archivo se leyó. Vea abajo qué cambiaría.',
    preview: 'Qué cambiaría',
    savedOn: (date) => `Esta copia se hizo el ${date}.`,
    added: (count) => counted(count, '1 respuesta se agregará.', 'respuestas se agregarán.'),
    changed: (count, policies) =>
      `${counted(count, '1 de sus respuestas se reemplazará', 'de sus respuestas se reemplazarán')}: ${policies}.`,
    starred: (count) => counted(count, '1 tema recibirá una estrella.', 'temas recibirán una estrella.'),
    reasons: (count) =>
      counted(
        count,
        '1 respuesta recibirá el día y el motivo del archivo.',
        'respuestas recibirán el día y el motivo del archivo.',
      ),
    sender: (who) => `La firma de sus cartas será: ${who}.`,
    registration: (who) => `Sus datos de miembro serán los de ${who}. Su contraseña se queda como está.`,
    photo: 'La foto del archivo reemplazará a la suya.',
    notRegistered: (who) =>
      `El archivo tiene la membresía de ${who}. Un archivo nunca contiene una contraseña, así que escríbala de nuevo para unirse.`,
    registerLink: 'Ir a Unirse',
    leftOutVotes: (count) =>
      counted(
        count,
        '1 respuesta del archivo no se puede usar aquí y se deja fuera.',
        'respuestas del archivo no se pueden usar aquí y se dejan fuera.',
      ),
    leftOutStars: (count) =>
      counted(
        count,
        '1 estrella del archivo no se puede usar aquí y se deja fuera.',
        'estrellas del archivo no se pueden usar aquí y se dejan fuera.',
      ),
    leftOutUser: 'La membresía del archivo no está completa o no es válida, así que se deja fuera.',
    leftOutPhoto: 'La foto del archivo no se puede usar, así que se deja fuera.',
    nothingChanges: 'Aquí no cambiaría nada.',
    button: 'Restaurar',
    cancel: 'Cancelar',
    ask: {
      title: '¿Restaurar desde este archivo?',
      text: 'Los cambios que muestra la página se harán en este dispositivo. Esto no se puede deshacer.',
      confirm: 'Restaurar',
      cancel: 'Cancelar',
    },
  },
  erase: {
    heading: 'Eliminar',
    votes: {
      title: 'Sus respuestas',
      text: 'Todas sus respuestas sobre los temas, con sus días y motivos. Su membresía se queda.',
      button: 'Borrar respuestas',
      ask: {
        title: '¿Borrar sus respuestas?',
        text: 'Se borrarán todas sus respuestas. Sus estrellas se quedan. Puede deshacerlo hasta que cierre la página, la vuelva a cargar o cambie de idioma.',
        confirm: 'Borrar',
        cancel: 'Cancelar',
      },
    },
    registration: {
      title: 'Su membresía',
      text: 'Su nombre, correo electrónico, contraseña y foto. Se quedan sus respuestas y sus cartas, con el nombre que usted puso en ellas, y la firma que pidió recordar. Unirse no registró a nadie para votar, así que eso no cambia.',
      button: 'Quitar mi membresía',
      ask: {
        title: '¿Quitar su membresía?',
        text: 'Su nombre, correo electrónico, contraseña y foto se eliminarán de este navegador. Esto no se puede deshacer.',
        confirm: 'Quitar',
        cancel: 'Cancelar',
      },
    },
    unreadable: {
      title: 'Datos que no se pudieron leer',
      text: 'Descárguelos antes si puede necesitarlos.',
      button: 'Eliminar los datos ilegibles',
      ask: {
        title: '¿Eliminar los datos ilegibles?',
        text: 'Los datos guardados que no se pudieron leer se eliminarán de este navegador. Esto no se puede deshacer.',
        confirm: 'Eliminar',
        cancel: 'Cancelar',
      },
    },
    everything: {
      title: 'Todo',
      text: `Respuestas, estrellas, membresía, sus cartas con su firma, el enlace de otra persona sin abrir, y los datos que no se pudieron leer. El paso siguiente pregunta si también se van sus decisiones sobre ${choicesAbout}.`,
      button: 'Eliminar todo',
      ask: {
        title: '¿Eliminar todo?',
        text: 'Se eliminarán, aquí y en otras pestañas activas, sus respuestas, estrellas, membresía, cartas, firma, datos ilegibles y el enlace de otra persona sin abrir. Una pestaña suspendida o en otro sitio puede conservar lo que tiene hasta que usted la cierre. Esto no se puede deshacer. El historial de su navegador y los archivos que guardó se quedan.',
        confirm: 'Eliminar',
        cancel: 'Cancelar',
      },
    },
    choicesToo: `Eliminar también mis decisiones sobre ${choicesAbout}, y las páginas guardadas para usar sin conexión. En una computadora compartida, marque esta casilla.`,
    undo: 'Deshacer',
    undoHint:
      'Hasta que salga de este sitio, vuelva a cargar la página o cambie de idioma, puede recuperar las respuestas que borró.',
  },
} as const satisfies Widened<typeof english>;
