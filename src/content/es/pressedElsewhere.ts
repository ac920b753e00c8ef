import type { pressedElsewhere as english } from '../en/pressedElsewhere';
import type { Widened } from '../widened';

export const pressedElsewhere = {
  question: (answer: string) => `En otro sitio, usted presionó ${answer}. ¿Es su respuesta?`,
  notYet: 'Aquí no se anota nada hasta que usted presione una respuesta.',
} as const satisfies Widened<typeof english>;
