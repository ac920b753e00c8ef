import type { MyAnswersWords } from '../pageTypes';
import { policyCount } from './policyCount';

export const myAnswers: MyAnswersWords = {
  meta: {
    title: 'Mis respuestas',
    description: `Lo que usted respondió sobre los ${policyCount} temas y lo que más le importa. Queda en este navegador y se puede imprimir.`,
  },
  heading: 'Mis respuestas',
  lead: `Lo que usted opina sobre los ${policyCount} temas, y lo que puede hacer ahora.`,
  honest: 'Esto es solo para usted, en este dispositivo. No es una encuesta de opinión y no recomienda nada.',
  needsScripts: 'Para mostrar sus respuestas se necesita JavaScript, que está desactivado en este navegador.',
  picture: {
    label: 'Sus respuestas de un vistazo',
    answered: (answered, all) => `Respondidos: ${answered} de ${all}`,
    strip: (all) => `Tema por tema, del 1 al ${all}`,
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
    star: {
      title: 'Destacar lo que más importa',
      text: 'Esos temas quedan primero, aquí y al imprimir.',
    },
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
    register: {
      title: 'Revise su registro electoral',
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
    unanswered: (count) => `Aún sin responder (${count})`,
    star: 'Lo que más importa',
    starLabel: (title) => `Lo que más importa: ${title}`,
    write: 'Escribir o llamar',
    writeLabel: (title) => `Escribir o llamar: ${title}`,
    answer: 'Responder',
    answerLabel: (title) => `Responder: ${title}`,
  },
};
