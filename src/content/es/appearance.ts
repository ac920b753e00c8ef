import type { appearance as english, choiceNames as englishNames } from '../en/appearance';
import type { Widened } from '../widened';

/** Words of the switch for the page's colours. */
export const appearance = {
  label: 'Colores',
  schemes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
} as const satisfies Widened<typeof english>;

export const choiceNames = {
  consent: 'el guardado',
  appearance: 'los colores',
} as const satisfies Widened<typeof englishNames>;

const names = Object.values(choiceNames);

export const choicesAbout = `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
