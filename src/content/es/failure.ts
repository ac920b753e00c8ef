import type { failure as english } from '../en/failure';
import type { Widened } from '../widened';

export const failure = {
  heading: 'No se pudo mostrar esta página',
  text: 'Una parte no se cargó, o algo falló de nuestro lado. No se eliminó nada de lo que usted ingresó. Intente de nuevo o elija otra página arriba.',
  unfinished: 'Esta página no terminó de cargarse.',
  tryAgain: 'Intentar de nuevo',
  /** In place of the whole page, where not even its frame can be drawn. */
  site: {
    heading: 'Algo salió mal',
    text: 'No se pudo mostrar la página. No se eliminó nada de lo que usted ingresó.',
    reload: 'Volver a cargar',
  },
} as const satisfies Widened<typeof english>;
