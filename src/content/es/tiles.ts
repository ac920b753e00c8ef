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
    share: 'Compartir o crear una imagen',
    letter: 'Escribir o llamar al Congreso',
    answers: 'Ver mis respuestas',
  },
  mattersMost: (subjects) => `Lo que más importa: ${subjects}`,
  some: { see: 'Vea sus respuestas', or: 'o', send: 'envíelas a alguien' },
} as const satisfies Widened<typeof english>;
