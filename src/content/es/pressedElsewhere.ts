import type { pressedElsewhere as english } from '../en/pressedElsewhere';
import type { Widened } from '../widened';

export const pressedElsewhere = {
  question: (answer: string) => `En otro sitio, usted presionó ${answer}. ¿Es su respuesta?`,
  press: 'Si lo es, presiónela aquí. El enlace solo no ha anotado nada.',
  already: (answer: string) => `En otro sitio, usted presionó ${answer}, como antes aquí.`,
  stays: 'Sigue siendo su respuesta. El enlace solo no ha anotado nada.',
} as const satisfies Widened<typeof english>;
