import type { surveys as english } from '../en/surveys';
import type { Widened } from '../widened';
import { policyCount, policyCountFirst } from './policyCount';

/** Words of the survey screen and its cards; the policies themselves are in `policies/`. */
export const surveys = {
  meta: {
    title: 'Encuestas sobre políticas públicas',
    description: `${policyCountFirst} temas con argumentos a favor, en contra y fuentes. Responda Sí, No o Sin decidir, sin abrir una cuenta; sus respuestas quedan en su navegador.`,
  },
  heading: 'Encuestas sobre políticas públicas',
  lead: `${policyCountFirst} temas, los dos lados.`,
  /** Two ways to go through the policies: each page leads to the other way. */
  ways: { all: 'Todos los temas', one: 'Uno a uno' },
  oneLabel: (title: string) => `Uno a uno: ${title}`,
  policyPage: {
    description: (title: string) =>
      `${title}: qué cambiaría con un sí y con un no, los argumentos de los dos lados y dónde comprobarlos.`,
    others: 'Los demás temas',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  /** For the keyboard: past the text of a card. */
  toAnswers: 'Ir a su respuesta',
  toAnswersLabel: (title: string) => `Ir a su respuesta: ${title}`,
  position: (place: number, all: number) => `Tema ${place} de ${all}`,
  progress: (answered: number, all: number) => `Respondidos: ${answered} de ${all}`,
  myAnswers: 'Mis respuestas',
  filters: {
    answer: 'Mostrar temas según su respuesta',
    answers: {
      all: 'Todos los temas',
      unanswered: 'Sin responder',
      yes: 'Respondió Sí',
      no: 'Respondió No',
      undecided: 'Sin decidir',
    },
    shown: (count: number, all: number) => `Se ${count === 1 ? 'muestra' : 'muestran'} ${count} de ${all}`,
  },
  nothingFits: {
    heading: 'Ningún tema coincide',
    text: `Ninguno de los ${policyCount} temas coincide con lo que eligió arriba. Elija otra cosa o véalos todos.`,
    showAll: 'Mostrar todos',
  },
  panel: { ifYes: 'Si se convirtiera en ley', ifNo: 'Si no', lawToday: 'La ley hoy' },
  pros: 'A favor',
  cons: 'En contra',
  sideOf: { pros: 'A favor', cons: 'En contra' },
  congress: 'Qué hizo el Congreso',
  congressOn: (title: string) => `Qué hizo el Congreso: ${title}`,
  sources: 'Fuentes (en inglés)',
  /** For assistive technology: a number in the text that leads to the source of that number. */
  source: (place: number) => `Fuente ${place}`,
  backToText: 'Volver al texto',
  /** Under a card that names a bill. Without scripts the page cannot know the day, so `pending` is true on any. */
  bill: {
    pending: (bill: string, introduced: number, ends: string) =>
      `El proyecto de ejemplo, el ${bill}, se presentó en ${introduced}. Un proyecto que no es ley cuando termina su Congreso, el ${ends}, no sigue adelante.`,
    ended: (bill: string, introduced: number, ends: string) =>
      `El proyecto de ejemplo, el ${bill}, se presentó en ${introduced} y terminó con ese Congreso el ${ends}, a menos que ya fuera ley.`,
    othersEnded: {
      '6': 'Otros proyectos terminaron también ese día, salvo los que ya fueran ley. Son la KIDS Act (Ley KIDS) y la Children and Teens’ Online Privacy Protection Act (Ley de Privacidad de Niños y Adolescentes en Internet).',
    },
  },
  glossary: 'Ver todos los términos',
  factsAsOf: (month: string) => `Datos a ${month}. No se incluyen cambios posteriores.`,
  asOfMeans:
    'Algunos datos pueden dejar de ser ciertos por sí solos. Sus fuentes dicen cuándo los vimos por última vez, y el más antiguo de esos meses es el de este texto.',
  readIn: (year: number) => `leída en ${year}`,
  /** Of a claim that can stop being true by itself. */
  lastSeen: (month: string) => `dato visto por última vez en ${month}`,
  answers: { yes: 'Sí', no: 'No', undecided: 'Sin decidir' },
  answerLabel: (answer: string, title: string) => `${answer}, ${title}`,
  answersLabel: (title: string) => `Su respuesta: ${title}`,
  notAnswered: 'Aún sin responder',
  yourAnswer: 'Su respuesta:',
  clear: 'Borrar mi respuesta',
  clearLabel: (title: string) => `Borrar mi respuesta: ${title}`,
  undo: 'Deshacer',
  undoLabel: (title: string) => `Deshacer: ${title}`,
  /** The buttons that read a card aloud. */
  listen: {
    start: 'Escuchar',
    pause: 'Pausar',
    resume: 'Continuar',
    stop: 'Detener',
    label: (action: string, title: string) => `${action}: ${title}`,
    /** Said by screen readers, which then have the floor again. */
    ended: (title: string) => `Fin de la lectura: ${title}`,
  },
  nextLabel: (title: string) => `Siguiente tema: ${title}`,
  writeLabel: (title: string) => `Escribir o llamar: ${title}`,
  seeAnswers: 'Ver mis respuestas',
  /** The ways on from an answer; each begins its longer name. */
  onPage: { next: 'Siguiente', write: 'Escribir', answers: 'Ver o compartir' },
  onCard: { next: 'Siguiente', write: 'Escribir', answers: 'Respuestas' },
  copyLink: 'Copiar enlace',
  copyLinkLabel: (title: string) => `Copiar enlace: ${title}`,
  linkLabel: (title: string) => `Enlace a la ficha: ${title}`,
  linkRefused: 'Su navegador no nos permitió copiar. El enlace está seleccionado, para que usted lo copie.',
  report: 'Reportar un error por correo',
  reportLabel: (title: string) => `Reportar un error por correo: ${title}`,
  reportSubject: (id: string, title: string) => `Problema con la ficha ${id}: ${title}`,
  /** Said by screen readers after an answer. */
  recorded: (answer: string, title: string, answered: number, all: number) =>
    `Respuesta anotada: ${answer}, ${title}. Respondidos: ${answered} de ${all}.`,
  /** The same after the last open policy. */
  recordedLast: (answer: string, title: string) =>
    `Respuesta anotada: ${answer}, ${title}. Ya respondió sobre los ${policyCount} temas. En Mis respuestas puede ver lo que opina.`,
} as const satisfies Widened<typeof english>;
