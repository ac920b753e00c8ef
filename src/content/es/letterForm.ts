import type { letterForm as english } from '../en/letterForm';
import type { Widened } from '../widened';

export const letterForm = {
  steps: {
    label: 'Tres pasos',
    names: { find: 'Para quién', write: 'Su carta', send: 'Enviar o llamar' },
    completed: '(listo)',
  },
  recipient: {
    label: 'Escribir a',
    unnamed: {
      senator: 'Un miembro del Senado, sin nombre',
      representative: 'Mi representante, sin nombre',
      delegate: 'Mi delegado o delegada, sin nombre',
      residentCommissioner: 'Mi comisionado o comisionada residente, sin nombre',
    },
  },
  additions: 'Hágala suya',
  sender: {
    heading: 'Agregar nombre y dirección',
    text: 'Nada de esto es obligatorio. Las oficinas responden a las personas que representan, así que su dirección ayuda.',
    name: 'Su nombre',
    useName: (name) => `Firmar como ${name}`,
    street: 'Número y calle',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
    remember: 'Recordar estos datos en este dispositivo',
    rememberHint:
      'Si marca esto, se guardan solo su nombre y su dirección, y solo en este navegador. La carta se queda en esta pestaña hasta que la cierre.',
  },
  reason: {
    heading: 'Agregar una razón o una historia',
    text: 'Una carta con sus propias palabras pesa más que una ya hecha. Basta con una buena razón.',
    own: 'Mi razón',
    ownHint: 'Diga en una o dos oraciones por qué lo ve así.',
    story: 'Mi historia',
    storyHint: '¿Qué ha visto en su casa, en su trabajo o donde vive?',
  },
  points: {
    heading: 'Agregar argumentos de la ficha',
    more: 'Agregar más argumentos de la ficha',
    legend: {
      yes: 'Argumentos a favor, de la ficha',
      no: 'Argumentos en contra, de la ficha',
      undecided: 'Argumentos a favor y en contra, de la ficha',
    },
    hint: 'Marque lo que quiera decir. Va en la carta con estas palabras.',
  },
  result: {
    heading: 'Su carta',
    hint: 'Cambie lo que quiera. Después de eso, sus datos y lo que elija ya no cambian la carta.',
    label: 'La carta',
    edited: 'Usted cambió el texto, así que las casillas ya no lo cambian.',
    startAgain: 'Volver a armar la carta',
    startedAgain: 'La carta se volvió a armar con lo que usted escribió.',
    bringBack: 'Recuperar mi versión',
    outdated: (was, now) => `Usted cambió esta carta cuando el borrador era “${was}”. Ahora es “${now}”.`,
    forAnother:
      'Usted cambió esta carta, y puede que algo ya no sea correcto. Ahora es para otra persona, o un proyecto de ley que menciona ya terminó.',
    keepOrRebuild: '¿Quiere conservar su texto o volver a armar la carta?',
    keepText: 'Conservar mi texto',
  },
  send: {
    heading: 'Envíela, o llame al Capitolio',
    write: 'Escribir',
    copy: 'Copiar carta',
    copyHint:
      'La mayoría de las oficinas reciben mensajes por un formulario en su sitio web. Copie la carta y péguela allí.',
    formHint: 'Agregue antes una oración propia: las oficinas dan menos peso a las cartas ya hechas.',
    copied: 'Copiado.',
    copyByHand: 'Su navegador no nos permitió copiar. El texto está seleccionado, para que usted lo copie.',
    email: 'Abrir en el correo',
    emailHint: 'Su programa de correo se abre con la carta ya escrita. Usted agrega la dirección y la envía.',
    tooLong: 'Esta carta es demasiado larga para abrirla en un programa de correo. Cópiela y péguela allí.',
    print: 'Imprimir carta',
    printHint: 'En papel lleva la fecha, el asunto y espacio para su firma.',
  },
  call: {
    heading: 'O llame',
    text: 'Llame al Capitolio y pida la oficina de la persona que le representa. Alguien del personal o un buzón de voz tomará su mensaje.',
    textFor: (name) =>
      `Este es el teléfono de la oficina de ${name} en Washington. Las mismas palabras sirven para una oficina local, si el paso 1 muestra una. Una persona del equipo o el buzón de voz tomará su mensaje.`,
    short: 'Se dice en medio minuto.',
    number: '(202) 224-3121',
    label: 'Qué decir',
    copy: 'Copiar guion',
  },
} as const satisfies Widened<typeof english>;
