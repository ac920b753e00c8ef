import type { noticeArea as english } from '../en/noticeArea';
import type { Widened } from '../widened';

/** Where notices appear. Apart from what they say, which is fetched with the first one. */
export const noticeArea = {
  label: 'Avisos',
  none: 'Ahora no hay ningún aviso.',
  close: 'Cerrar',
  /** Read out with the notice: its button is far from where the visitor is. */
  reach: (button: string) => `Presione F8 para llegar al botón “${button}”.`,
} as const satisfies Widened<typeof english>;
