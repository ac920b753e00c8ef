import type { clearing as english } from '../en/clearing';
import type { Widened } from '../widened';

/** Words for taking all answers back, on the survey screen and on My answers. */
export const clearing = {
  all: 'Borrar todas las respuestas',
  undo: 'Deshacer',
  ask: {
    title: '¿Borrar todas las respuestas?',
    text: 'Se borrarán todas sus respuestas. Sus estrellas se quedan. Puede deshacerlo hasta que cierre la página, la vuelva a cargar o cambie de idioma.',
    confirm: 'Borrar todas',
    cancel: 'Cancelar',
  },
} as const satisfies Widened<typeof english>;
