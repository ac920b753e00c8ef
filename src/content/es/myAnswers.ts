import type { myAnswers as english } from '../en/myAnswers';
import type { Widened } from '../widened';
import { policyCount } from './policyCount';

export const myAnswers = {
  meta: {
    title: 'Mis respuestas',
    description: `Lo que usted respondió sobre los ${policyCount} temas y lo que más le importa. Queda en este navegador y se puede imprimir.`,
  },
  heading: 'Mis respuestas',
  honest: 'Esto es solo para usted, en este dispositivo. No es una encuesta de opinión y no recomienda nada.',
  needsScripts: 'Para mostrar sus respuestas se necesita JavaScript, que está desactivado en este navegador.',
  stand: {
    label: 'Lo que opino',
    answered: (answered, all) => `Respondidos: ${answered} de ${all}.`,
    star: 'Marque con una estrella lo que más le importa: quedará primero, aquí y al imprimir.',
  },
  empty: {
    heading: 'Aún no hay respuestas',
    text: 'Diga qué opina sobre un tema, y aparecerá aquí.',
    link: 'Responder la encuesta',
  },
  actions: {
    label: 'Qué hacer con sus respuestas',
    print: 'Imprimir',
    otherDevice: 'Usar en otro dispositivo',
    loadFailed: 'Una parte de esta página no se cargó. Vuelva a cargarla.',
  },
  steps: {
    heading: 'Lo que puede hacer ahora',
    write: {
      title: 'Escribir o llamar',
      text: 'Obtenga una carta o un guion corto para llamar a sus representantes.',
    },
    share: {
      title: 'Comparta sus respuestas',
      text: 'Haga un enlace o una imagen. Usted elige lo que lleva.',
    },
    compare: {
      title: 'Comparar con alguien',
      text: 'Vea en qué coinciden usted y otra persona, tema por tema.',
    },
    group: {
      title: 'Comparar en grupo',
      text: 'Vea lo que opina una clase, un club o una familia.',
    },
    education: {
      title: 'Vea cómo un proyecto se convierte en ley',
      text: 'Los pasos en el Congreso, dónde se detienen los proyectos y cuándo cuenta su carta.',
    },
    register: {
      title: 'Revise en vote.gov su registro para votar',
      text: 'El sitio oficial, vote.gov, explica cómo se hace en su estado o territorio.',
    },
  },
  table: {
    caption: 'Sus respuestas; primero, los temas que más le importan',
    columns: {
      policy: 'Tema',
      answer: 'Su respuesta',
      star: 'Lo que más importa',
      next: 'Siguiente paso',
    },
    notAnswered: 'Aún sin responder',
    star: 'Lo que más importa',
    starLabel: (title) => `Lo que más importa: ${title}`,
    write: 'Escribir o llamar',
    writeLabel: (title) => `Escribir o llamar: ${title}`,
    answer: 'Responder',
    answerLabel: (title) => `Responder: ${title}`,
  },
} as const satisfies Widened<typeof english>;
