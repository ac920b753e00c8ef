import type { openData as english } from '../en/openData';
import type { Widened } from '../widened';

export const openData = {
  heading: 'Para llevar',
  text: 'Las palabras de este sitio, en archivos. Puede usarlas para lo que quiera, también sin preguntar. Por favor, nombre el sitio y el mes de los datos.',
  files: {
    cardsCsv: 'Todas las fichas, para una hoja de cálculo (CSV)',
    cardsJson: 'Todas las fichas, para programas (JSON)',
    votesCsv: 'Las votaciones del Congreso que mostramos, con lo que significó un voto afirmativo (CSV)',
    readMe: 'Qué hay en estos archivos, y su licencia (texto)',
    corrections: 'Todas las correcciones, para un lector de noticias (Atom)',
    congress: 'Los días del Congreso, para su calendario (iCalendar)',
  },
  subscribe:
    'Para recibir los cambios, copie la dirección de los dos últimos en su lector de noticias o su calendario, en “Suscribirse”.',
  feed: 'Civic Voice: correcciones de las fichas',
  readMe: {
    title: 'Civic Voice: fichas y votaciones como datos',
    intro:
      'Estos archivos se hacen con las palabras del sitio cada vez que se construye. Hay un juego para cada idioma. El texto es UTF-8. Los archivos CSV siguen el RFC 4180. Si una hoja de cálculo pudiera tomar un texto por una fórmula, lleva delante un apóstrofo.',
    cards:
      'Las fichas. En cards.csv hay una fila para cada argumento, y en cada una se repite lo que es de su ficha. En cards.json, los argumentos de una ficha son una lista.',
    votes:
      'Las votaciones registradas de la Cámara y el Senado que muestran las páginas de los temas. La página Acerca de dice cómo las elegimos.',
    license:
      'Licencia: MIT, como todo el sitio. Puede copiar, cambiar y vender estos archivos. Por favor, conserve la dirección de la ficha y su mes, porque los datos envejecen.',
    contact: 'Las correcciones son bienvenidas:',
  },
  columns: {
    id: 'número del tema. Nunca cambia.',
    slug: 'nombre del tema en las direcciones',
    category: 'materia',
    title: 'título del tema',
    question: 'qué pregunta el tema, en una oración',
    description: 'qué haría. La pregunta es su primera oración.',
    ifYes: 'qué cambiaría si se convirtiera en ley',
    ifNo: 'qué pasaría si no',
    lawToday: 'la ley en el mes de “factsAsOf”; un dato más reciente lleva su mes en el texto',
    side: '“pro” (a favor) o “con” (en contra)',
    argument: 'un argumento de ese lado',
    sources:
      'direcciones donde se pueden comprobar sus datos, con un espacio entre ellas. Vacío: una opinión que ese lado suele dar.',
    lastSeen:
      'para cada una de esas direcciones, el último mes en que una página aún lo decía. Es “none” cuando lo que dice no puede dejar de ser cierto por sí solo.',
    factsAsOf: 'el mes más antiguo en que se vio por última vez un dato de la ficha que puede cambiar',
    vote: 'Congreso, año y número en ese año: “h” para la Cámara, “s” para el Senado',
    policyId: 'el “id” del tema sobre el que fue',
    policy: 'título de ese tema',
    chamber: '“house” (la Cámara) o “senate” (el Senado)',
    day: 'día de la votación en Washington',
    yeas: 'votos a favor',
    nays: 'votos en contra',
    agreed: '“yes” si se aprobó, si no “no”',
    step: '“passage” (aprobación de un proyecto), “procedural” (un paso antes), “budget” u “opinion” (sin fuerza de ley)',
    relation:
      'con el tema: “direct” (directa), “opposite” si un voto afirmativo era en contra, “related” (cercana) o “package” (un paquete con mucho más)',
    what: 'sobre qué fue la votación',
    yeaMeant: 'a favor o en contra de qué era un voto afirmativo',
    after: 'qué resultó de ella. Vacío si nada.',
    officialRecord: 'dirección del registro oficial',
  },
} as const satisfies Widened<typeof english>;
