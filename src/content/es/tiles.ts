import type { tiles as english } from '../en/tiles';
import type { Widened } from '../widened';
import { policyCount } from './policyCount';

export const tiles = {
  label: 'Lo que usted opina',
  name: (title: string, answer: string) => `${title}: ${answer}`,
  unanswered: 'aún sin responder',
  allAnswered: {
    heading: 'Lo que opino',
    text: `Ya respondió sobre los ${policyCount} temas. ¿Qué le gustaría hacer ahora?`,
    answers: {
      title: 'Ver mis respuestas',
      text: 'Primero lo que más le importa, cada tema con su siguiente paso.',
    },
    letter: {
      title: 'Escribir o llamar al Congreso',
      text: 'Una carta que puede cambiar, o lo que puede decir por teléfono.',
    },
    share: {
      title: 'Compartir o crear una imagen',
      text: 'Un enlace o una imagen, si quiere mostrar lo que opina.',
    },
  },
} as const satisfies Widened<typeof english>;
