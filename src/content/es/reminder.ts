import type { reminder as english } from '../en/reminder';
import type { Widened } from '../widened';

export const reminder = {
  heading: 'Recordatorio',
  text: 'Un archivo para su calendario. No suena y no dice qué escribió usted.',
  file: 'civic-voice-recordatorio.ics',
  ask: {
    button: 'Preguntar en dos semanas',
    summary: 'Preguntar otra vez: ¿respondió mi miembro del Congreso?',
    description:
      'Las oficinas tardan. Si no llegó respuesta, está bien escribir o llamar otra vez, en breve.',
  },
  congress: {
    button: 'Nuevo Congreso, 3 de enero',
    summary: 'Empieza un nuevo Congreso',
    description:
      'Los proyectos que no llegaron a ser ley terminaron. Quizá cambiaron quienes le representan.',
  },
} as const satisfies Widened<typeof english>;
