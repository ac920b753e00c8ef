import type { lesson as english } from '../en/lesson';
import type { Widened } from '../widened';
import { policyCount } from './policyCount';

const tryPhones =
  'Haga una prueba a solas: escanee el código de esta hoja con su propio teléfono y responda. Luego escanee el código que recibe al final y preséntelo.';
const tryHands =
  'Haga una prueba a solas: elija “Contar manos” debajo de sus temas. Escriba cuántas personas hay en el salón y cuente unas manos con S, N y D. También cuenta un control remoto para presentar, con la tecla de pantalla negra.';
const printCards =
  'Imprima las fichas: un juego para cada pareja, o uno para cada persona sin teléfono. Un juego es una hoja por tema. En ellas no se escribe nada.';
const printWall =
  'Un mural puede tomar el lugar del primer conteo de manos. Imprima los carteles, en papel más grande si puede, y cuélguelos separados. Lleve puntos adhesivos o marcadores. Imprima las tarjetas de rol, una hoja para seis personas. En cada pareja dicen quién empieza con qué lado.';
const shared = [
  'Borre los enlaces que le enviaron.',
  'En los teléfonos y computadoras compartidos, cada persona abre la Política de cookies, va a “Sus datos en este dispositivo” y elige “Eliminar todo”.',
] as const;
const otherSide =
  '1 (3) minutos: Cada persona vuelve a mirar la ficha. ¿Qué argumento del otro lado es el más fuerte? Quien quiera lo dice en voz alta.';
const withPhones = [
  '2 (3) minutos: Todos escanean el código de esta hoja o de la pantalla. Lea en voz alta lo que protege la privacidad.',
  '5 (10) minutos: Cada persona lee los temas uno tras otro y responde a solas, sin mirar otras pantallas.',
  '3 (5) minutos: Quien quiera participar elige “Mostrar mi código” y se lo muestra a usted, o le envía el enlace que está debajo. Ninguno de los dos lleva un nombre.',
  '5 (12) minutos: Presente los temas uno por uno. Primero pida el mejor argumento de cada lado, y después muestre el resultado. Nunca pregunte quién respondió qué.',
  otherSide,
  '2 (6) minutos: Segunda ronda: quien quiera levanta la mano, con la cabeza baja y los ojos cerrados, y usted cuenta en la pantalla. Elija “Contar manos” y después “Segunda”. Nunca pregunte quién cambió.',
  '2 (6) minutos: Pregunte qué oyeron que fuera nuevo para ellos. Después termínenlo juntos.',
] as const;
const seenHand = 'Una mano levantada se ve. Con la cabeza baja y los ojos cerrados, solo la ve usted.';
const phonePoints = [
  'Las respuestas se quedan en el dispositivo de cada persona hasta que esa persona las muestra.',
  'Los nombres se quitan cuando entran los enlaces. El grupo solo contiene respuestas, y ningún servidor lo guarda.',
  'Quien escanea un código o abre un enlace ve las respuestas que lleva. No deje que otros vean su pantalla.',
] as const;

/** The guide for a lesson, on the page of a group and on a sheet of paper. */
export const lesson = {
  heading: 'Una lección de 20 o 45 minutos',
  why: 'Las dos rondas vienen de la controversia académica estructurada, una forma de enseñar de David y Roger Johnson. Se oyen los dos lados, se defiende cada uno y se decide otra vez. El segundo conteo muestra lo que cambió al escuchar.',
  times: 'Cada tiempo es para una lección de 20 minutos; el que va entre paréntesis, para una de 45.',
  every: {
    forWhom: 'Para los grados 9 a 12, un club o cualquier grupo de adultos.',
    copies: 'Puede copiar las fichas y esta hoja para su clase.',
    before: [
      'En una escuela pública de Estados Unidos, pregunte antes a su escuela. Una ley federal, la Protection of Pupil Rights Amendment (PPRA, 20 U.S. Code 1232h), limita las encuestas sobre las opiniones políticas de los estudiantes. Es posible que su escuela deba avisar a los padres, o pedirles permiso por escrito.',
      'Envíe a los padres la carta de abajo con tiempo, y tenga lista otra tarea para quienes no participen.',
      `En la página Comparar en grupo, elija dos de los ${policyCount} temas para 20 minutos, o hasta cuatro para 45. Cada uno trae argumentos de los dos lados, con fuentes.`,
    ],
    tell: 'Diga a todos qué se va a hacer, y que nadie está obligado a participar.',
    after:
      'Guarde o imprima el resultado si lo necesita, y después cierre la pestaña. El sitio ya no guarda nada del grupo. La dirección puede quedar en el historial del navegador: use una ventana privada o borre el historial.',
    points: [
      'En un grupo de menos de tres personas, las respuestas se pueden adivinar. Donde todos dan la misma respuesta, se sabe la de cada persona.',
      'Nadie está obligado a mostrar nada. Sin decidir es una respuesta, y no responder también está bien.',
    ],
  },
  parts: { before: 'Antes', during: 'Durante', after: 'Después' },
  by: {
    phones: {
      need: 'Hace falta una pantalla para todos y un teléfono o una computadora para cada persona.',
      before: [
        tryPhones,
        'Decida cómo le llegarán las respuestas. Puede escanear un código en cada pantalla o recibir los enlaces en un chat que solo usted lea.',
      ],
      during: [...withPhones],
      after: [...shared],
      letter:
        'No pedimos nombres. Las respuestas se quedan en el dispositivo; quien quiera puede mostrarlas a su docente como un código sin nombre. Más tarde, quien quiera levanta la mano, con la cabeza baja y los ojos cerrados. La clase solo ve cuántas personas eligieron cada respuesta.',
      points: [seenHand, ...phonePoints],
    },
    hands: {
      need: 'Hace falta una pantalla para todos, y ningún teléfono.',
      before: [printCards, tryHands, printWall],
      during: [
        '1 (2) minutos: Diga qué se va a hacer. Lea en voz alta lo que protege la privacidad.',
        '4 (6) minutos: Primera ronda: lea cada pregunta y cuente las manos por Sí, Sin decidir y No. Todos tienen la cabeza baja y los ojos cerrados hasta que usted elija “Siguiente”, que quita los conteos de la pantalla. Después del último tema, elija “Segunda ronda”.',
        'Con un mural: una por una, las personas ponen un punto en cada cartel. Elija “Contar manos” y escriba cuántos puntos hay en cada casilla.',
        '6 (12) minutos: En parejas leen las fichas: los dos lados de cada tema.',
        '3 (9) minutos: Una persona de cada pareja da el mejor argumento de un lado, y la otra el del lado opuesto. Después cambian de lado.',
        otherSide,
        '3 (6) minutos: Segunda ronda: cuente las manos otra vez, del mismo modo, y muestre los dos resultados. Nunca pregunte quién cambió.',
        '2 (7) minutos: Pregunte qué oyeron que fuera nuevo para ellos. Después termínenlo juntos.',
      ],
      after: [],
      letter:
        'No pedimos nombres, y nadie escribe una respuesta. Quien quiera levanta la mano, con la cabeza baja y los ojos cerrados, o pone un punto sin nombre en un cartel. La clase solo ve cuántas personas eligieron cada respuesta.',
      points: [
        seenHand,
        'Un punto no lleva nombre, pero quien está cerca ve quién lo pone. Deje que pasen al mural de una en una, mientras las demás personas miran a otro lado.',
        'Solo se guardan los conteos, en la dirección de esta página. Ningún servidor los guarda.',
      ],
    },
    mixed: {
      need: 'Hace falta una pantalla para todos. Quien tenga un teléfono o una computadora puede usarlo.',
      before: [tryPhones, printCards],
      during: [
        withPhones[0],
        '5 (10) minutos: Cada persona lee los temas en un teléfono o en una ficha y decide a solas, sin mirar a los demás.',
        '3 (5) minutos: Quien tenga un teléfono y quiera participar le muestra el código. Después cuente las manos de los demás. Nada de eso lleva un nombre.',
        withPhones[3],
        withPhones[4],
        withPhones[5],
        withPhones[6],
      ],
      after: [...shared],
      letter:
        'No pedimos nombres. Quien quiera muestra sus respuestas a su docente como un código sin nombre, o levanta la mano. La clase solo ve cuántas personas eligieron cada respuesta.',
      points: [seenHand, ...phonePoints],
    },
  },
  letter: {
    heading: 'Una carta para los padres',
    greeting: 'Apreciable familia:',
    about: (policies) =>
      `El día (fecha), nuestra clase usará el sitio web Civic Voice. Leeremos argumentos de los dos lados sobre estos temas nacionales: ${policies}.`,
    policies: '(temas)',
    choice:
      'Después, si quieren, los estudiantes pueden responder Sí, No o Sin decidir. Nadie tiene que responder ni mostrar una respuesta, y nada se califica.',
    closing:
      'Puede leer antes los temas en la dirección de abajo. Si no quiere que su hijo o hija participe, avíseme a más tardar el día (fecha). Habrá otra tarea.',
    address: '(dirección)',
    signature: 'Docente: (nombre)',
  },
  privacy: {
    heading: 'Cómo se protege la privacidad',
  },
  qr: {
    label: 'Código QR de los temas de su clase',
    text: 'Escanee este código para leer los temas y responder, o escriba la dirección:',
    failed: 'No se pudo cargar el código QR. Esta es la dirección de los temas:',
  },
  wall: {
    sides: { for: 'Quienes la apoyan dicen', against: 'Quienes se oponen dicen' },
    dot: 'Ponga un solo punto. Sin nombres.',
    qr: { label: 'Código QR del tema', text: 'Los dos lados completos, con fuentes:' },
    role: 'Hoy le toca defender',
    roleNote: 'Es un rol: no tiene que ser lo que usted piensa.',
  },
  pickFirst: 'Elija primero los temas para su clase. Su código QR aparece entonces aquí.',
  print: 'Imprimir la guía',
  printLetter: 'Imprimir la carta para los padres',
  printCards: 'Imprimir las fichas',
  printPosters: 'Imprimir los carteles',
  printRoles: 'Imprimir las tarjetas de rol',
} as const satisfies Widened<typeof english>;
