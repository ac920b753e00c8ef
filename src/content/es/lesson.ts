import type { lesson as english } from '../en/lesson';
import type { Widened } from '../widened';

/** The guide for a lesson, on the page of a group and on a sheet of paper. */
export const lesson = {
  heading: 'Una lección de 20 minutos',
  lead: 'Para los grados 9 a 12, un club o cualquier grupo de adultos. Hace falta una pantalla para todos y un teléfono o una computadora para cada persona. Puede copiar las fichas y esta hoja para su clase.',
  parts: [
    {
      heading: 'Antes',
      steps: [
        'En una escuela pública de Estados Unidos, pregunte antes a su escuela. Una ley federal, la PPRA (20 U.S. Code 1232h), limita las encuestas sobre las opiniones políticas de los estudiantes. Es posible que su escuela deba avisar a los padres, o pedirles permiso por escrito.',
        'Envíe a los padres la carta de abajo con tiempo, y tenga lista otra tarea para quienes no participen.',
        'Elija entre dos y cuatro de los diez temas en la página Comparar en grupo. Cada uno trae argumentos de los dos lados, con fuentes. Su código aparece entonces en esta hoja.',
        'Haga una prueba a solas: escanee el código con su propio teléfono, responda, escanee el código que recibe al final y preséntelo.',
        'Decida cómo le llegarán las respuestas. Puede escanear un código en cada pantalla o recibir los enlaces en un chat que solo usted lea.',
        'Diga a todos qué se va a hacer, y que nadie está obligado a participar.',
      ],
    },
    {
      heading: 'Durante',
      steps: [
        '2 minutos: Todos escanean el código de esta hoja o de la pantalla. Lea en voz alta lo que protege la privacidad.',
        '6 minutos: Cada persona lee los temas uno tras otro y responde a solas, sin mirar otras pantallas.',
        '3 minutos: Quien quiera participar elige “Mostrar mi código” y se lo muestra a usted, o le envía el enlace que está debajo. Ninguno de los dos lleva un nombre.',
        '7 minutos: Presente los temas uno por uno. Primero pida el mejor argumento de cada lado, y después muestre el resultado. Nunca pregunte quién respondió qué.',
        '2 minutos: Pregunte qué oyeron que fuera nuevo para ellos. Después termínenlo juntos.',
      ],
    },
    {
      heading: 'Después',
      steps: [
        'Guarde o imprima el resultado si lo necesita, y después cierre la pestaña. El sitio ya no guarda nada del grupo. La dirección puede quedar en el historial del navegador: use una ventana privada o borre el historial.',
        'Borre los enlaces que le enviaron.',
        'En los teléfonos y computadoras compartidos, cada persona abre la Política de cookies, va a “Sus datos en este dispositivo” y elige “Eliminar todo”.',
      ],
    },
  ],
  letter: {
    heading: 'Una carta para los padres',
    paragraphs: [
      'Apreciable familia:',
      'El (fecha) nuestra clase leerá sobre dos a cuatro temas nacionales, con argumentos de los dos lados, en el sitio web Civic Voice.',
      'Después, si quieren, los estudiantes pueden responder Sí, No o Sin decidir. Nadie tiene que responder ni mostrar una respuesta, y nada se califica.',
      'No pedimos nombres. Las respuestas se quedan en el dispositivo; quien quiera puede mostrarlas a su docente como un código sin nombre. La clase solo ve cuántas personas eligieron cada respuesta.',
      'Puede leer antes los temas en la dirección de esta hoja. Si no quiere que su hijo o hija participe, avíseme antes del (fecha). Habrá otra tarea.',
    ],
  },
  privacy: {
    heading: 'Cómo se protege la privacidad',
    points: [
      'Las respuestas se quedan en el dispositivo de cada persona hasta que esa persona las muestra.',
      'Los nombres se quitan cuando entran los enlaces. El grupo solo contiene respuestas, y ningún servidor lo guarda.',
      'Quien escanea un código o abre un enlace ve las respuestas que lleva. No deje que otros vean su pantalla.',
      'En un grupo de menos de tres personas, las respuestas se pueden adivinar. Donde todos dan la misma respuesta, se sabe la de cada persona.',
      'Nadie está obligado a mostrar nada. Sin decidir es una respuesta, y no responder también está bien.',
    ],
  },
  qr: {
    label: 'Código QR de los temas de su clase',
    text: 'Escanee este código para leer los temas y responder, o escriba la dirección:',
    failed: 'No se pudo cargar el código QR. Esta es la dirección de los temas:',
  },
  pickFirst:
    'Elija primero los temas para su clase al principio de esta página. Su código QR aparece entonces aquí, para la hoja.',
  print: 'Imprimir esta hoja',
} as const satisfies Widened<typeof english>;
