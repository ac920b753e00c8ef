import type { release as english } from '../en/release';
import type { Widened } from '../widened';

/** The lasting offer of a newer release, at the bottom of the page. */
export const release = { reload: 'Volver a cargar para usar la nueva versión' } as const satisfies Widened<
  typeof english
>;
