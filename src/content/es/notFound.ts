export const notFound = {
  meta: {
    title: 'Página no encontrada',
    description:
      'No hay ninguna página en esta dirección. Desde aquí puede volver a las encuestas o a la página de inicio.',
  },
  heading: 'Página no encontrada',
  text: 'No hay ninguna página en esta dirección. Puede que haya cambiado de lugar o que la dirección tenga un error. No se eliminó nada de lo que usted ingresó.',
  /** Shown instead at the address of a page in the other language, where no network could bring it. */
  notKept: {
    heading: 'Esta página no está en su dispositivo',
    text: 'Parece que no tiene conexión. Las páginas en este idioma se guardan en su dispositivo cuando usted abre una de ellas con conexión. No se eliminó nada de lo que usted ingresó.',
  },
  actions: { surveys: 'Ir a las encuestas', home: 'Ir a la página de inicio' },
} as const;
