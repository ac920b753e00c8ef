import { policyCount, policyCountFirst } from './policyCount';

/** Words of the survey screen and its cards; the policies themselves are in `policies/`. */
export const surveys = {
  meta: {
    title: 'Encuestas sobre políticas públicas',
    description: `${policyCountFirst} políticas con argumentos a favor, en contra y fuentes. Responda Sí, No o Sin decidir, sin abrir una cuenta; sus respuestas quedan en su navegador.`,
  },
  heading: 'Encuestas sobre políticas públicas',
  lead: `${policyCountFirst} políticas nacionales, cada una con tantos argumentos a favor como en contra. Diga qué opina; puede cambiar de opinión cuando quiera.`,
  /** Two ways to go through the policies. */
  ways: { label: 'Cómo recorrer las políticas', all: 'Todas las políticas', one: 'Una por una' },
  policyPage: {
    description: (title: string) =>
      `${title}: qué cambiaría con un sí y con un no, los argumentos de los dos lados y dónde comprobarlos.`,
    position: (place: number, all: number) => `Política ${place} de ${all}`,
    others: 'Las demás políticas',
    previous: 'Anterior',
    next: 'Siguiente',
    /** For assistive technology: which policy a link leads to. */
    leadsTo: (link: string, title: string) => `${link}: ${title}`,
    toAnswers: 'Ir a su respuesta',
    marks: 'Lo que usted opina',
    mark: (place: number, title: string, answer: string) => `${place}. ${title}: ${answer}`,
  },
  progress: (answered: number, all: number) => `Respondidas: ${answered} de ${all}`,
  progressLabel: 'Políticas respondidas',
  nextUnanswered: 'Siguiente sin responder',
  myAnswers: 'Mis respuestas',
  filters: {
    open: 'Filtrar',
    label: 'Elija qué políticas ver',
    answer: 'Su respuesta',
    answers: {
      all: 'Todas',
      unanswered: 'Sin responder',
      yes: 'Sí',
      no: 'No',
      undecided: 'Sin decidir',
    },
    category: 'Categoría',
    allCategories: 'Todas',
    shown: (count: number, all: number) => `Se ${count === 1 ? 'muestra' : 'muestran'} ${count} de ${all}`,
  },
  nothingFits: {
    heading: 'Ninguna política coincide',
    text: `Ninguna de las ${policyCount} políticas coincide con lo que eligió arriba. Elija otra cosa o véalas todas.`,
    showAll: 'Mostrar todas',
  },
  panel: { ifYes: 'Si se convirtiera en ley', ifNo: 'Si no', lawToday: 'La ley hoy' },
  pros: 'A favor',
  cons: 'En contra',
  sources: 'Fuentes (en inglés)',
  /** Under a card that names a bill of this Congress. True before and after its last day. */
  bill: (bill: string, ends: string) =>
    `El proyecto ${bill}, nombrado aquí, es del Congreso que termina el ${ends}. Un proyecto que para entonces no es ley no sigue adelante.`,
  glossary: 'Ver todos los términos',
  checkedThrough: (month: string) => `Datos a ${month}. No se incluyen cambios posteriores.`,
  readIn: (year: number) => `leída en ${year}`,
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
    resume: 'Seguir',
    stop: 'Parar',
    label: (action: string, title: string) => `${action}: ${title}`,
    /** Said by screen readers, which then have the floor again. */
    ended: (title: string) => `Fin de la lectura: ${title}`,
  },
  nextPolicy: (title: string) => `Siguiente: ${title}`,
  write: 'Escribir o llamar',
  writeLabel: (title: string) => `Escribir o llamar: ${title}`,
  allAnswered: `Ya respondió las ${policyCount}.`,
  seeAnswers: 'Ver mis respuestas',
  copyLink: 'Copiar enlace',
  copyLinkLabel: (title: string) => `Copiar enlace: ${title}`,
  linkLabel: (title: string) => `Enlace a la tarjeta: ${title}`,
  linkRefused: 'Su navegador no nos permitió copiar. El enlace está seleccionado, para que usted lo copie.',
  report: 'Reportar un problema con esta tarjeta',
  reportLabel: (title: string) => `Reportar un problema con esta tarjeta: ${title}`,
  reportSubject: (id: string, title: string) => `Problema con la tarjeta ${id}: ${title}`,
  /** Said by screen readers after an answer. */
  recorded: (answer: string, title: string, answered: number, all: number) =>
    `Respuesta anotada: ${answer}, ${title}. Respondidas: ${answered} de ${all}`,
  /** The same after the last open policy. */
  recordedLast: (answer: string, title: string) =>
    `Respuesta anotada: ${answer}, ${title}. Ya respondió las ${policyCount}. En Mis respuestas puede ver lo que opina.`,
} as const;
