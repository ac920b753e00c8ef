import type { home as english } from '../en/home';
import type { Widened } from '../widened';
import { policyCount } from './policyCount';

export const home = {
  meta: {
    title: 'Su voz cuenta',
    description: `Vea los dos lados de ${policyCount} temas de política pública, diga qué opina y aprenda cómo se hacen las leyes. Sin cuenta: sus respuestas quedan en su navegador.`,
  },
  heading: 'Su voz cuenta',
  tagline: 'Con Civic Voice, la voz de usted se oye en la democracia estadounidense.',
  lead: `Armas, salarios, vivienda, salud: ${policyCount} temas y los dos lados. Responda y escriba al Congreso.`,
  promise: 'Nada de lo que ingresa sale de este navegador, a menos que usted lo envíe.',
  buttons: { takeSurvey: 'Responder la encuesta', joinCommunity: 'Unirse a la comunidad' },
  blurbs: [
    {
      title: 'Respuestas anónimas',
      text: `Nadie cuenta sus respuestas: esto no es una encuesta de opinión ni una elección. Responda sobre los ${policyCount} temas sin dar su nombre. Sus respuestas quedan en este navegador, donde nosotros no podemos verlas.`,
    },
    {
      title: 'Comunidad transparente',
      text: 'Si se une, sus datos quedan en este navegador. Cada miembro puede decidir si comparte abiertamente lo que opina; nadie verifica a los miembros.',
    },
    {
      title: 'Recursos educativos',
      text: 'Vea paso a paso, en palabras sencillas, cómo un proyecto de ley se convierte en ley. Cada tema tiene tantos argumentos a favor como en contra, con fuentes que usted puede consultar.',
    },
  ],
  voterRegistration: {
    heading: '¿Ya se registró para votar?',
    paragraphs: [
      'Sus respuestas aquí son solo para usted. Lo que sí les llega a los funcionarios electos son las cartas y los votos. Las elecciones deciden quiénes hacen nuestras leyes. Las reglas cambian de un estado a otro; consulte vote.gov, el sitio oficial del gobierno de Estados Unidos sobre el registro electoral.',
      'Civic Voice no es un sitio del gobierno, y aquí usted no puede registrarse para votar.',
    ],
    linkText: 'Regístrese para votar ahora',
    opensInNewTab: '(se abre en una pestaña nueva)',
  },
  continue: (left) => `Continuar: ${left} más`,
  question: {
    label: 'Responda ahora sobre un tema',
    readBoth: 'Leer los dos lados',
    readBothLabel: (title) => `Leer los dos lados, ${title}`,
    noted: (title, answer) => `Anotado: ${title}, ${answer}`,
    done: `Ya respondió sobre los ${policyCount} temas`,
    doneText: 'Puede cambiar cualquier respuesta: abra su parte del globo.',
  },
  doors: {
    heading: '¿Tiene un enlace o una clase?',
    friend: 'Abrir el enlace de otra persona',
    group: 'Comparar en clase o en grupo',
  },
} as const satisfies Widened<typeof english>;
