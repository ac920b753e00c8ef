import type { appearance as english } from '../en/appearance';
import type { Widened } from '../widened';

/** Words of the switch for the page's colours. */
export const appearance = {
  label: 'Colores',
  schemes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
} as const satisfies Widened<typeof english>;
