import type { choiceNames as english } from '../en/choices';
import type { Widened } from '../widened';

export const choiceNames = {
  consent: 'el guardado',
  appearance: 'los colores',
} as const satisfies Widened<typeof english>;

const names = Object.values(choiceNames);

export const choicesAbout = `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
