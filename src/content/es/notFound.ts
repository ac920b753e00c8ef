import type { notFound as english } from '../en/notFound';
import type { Widened } from '../widened';

export const notFound = {
  meta: {
    title: 'Página no encontrada',
    description:
      'No hay ninguna página en esta dirección. Desde aquí puede volver a las encuestas o a la página de inicio.',
  },
  heading: 'Página no encontrada',
  text: 'No hay ninguna página en esta dirección. Puede que haya cambiado de lugar o que la dirección tenga un error. No se eliminó nada de lo que usted ingresó.',
  /** Shown instead below the folder of the other language, whose pages this build does not know. */
  inOtherLanguage: {
    heading: 'No se pudo llegar a esta página',
    text: 'Su dirección pertenece a las páginas en otro idioma. Puede que la dirección tenga un error. O, si usted no tiene conexión, la página no está en su dispositivo. Las páginas en ese idioma se guardan ahí cuando usted abre una de ellas con conexión. No se eliminó nada de lo que usted ingresó.',
  },
  actions: { surveys: 'Ir a las encuestas', home: 'Ir a la página de inicio' },
} as const satisfies Widened<typeof english>;
