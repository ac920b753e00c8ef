export const notFound = {
  meta: {
    title: 'Página no encontrada',
    description:
      'No hay ninguna página en esta dirección. Desde aquí puede volver a las encuestas o a la página de inicio.',
  },
  heading: 'Página no encontrada',
  text: 'No hay ninguna página en esta dirección. Puede que haya cambiado de lugar o que la dirección tenga un error. No se eliminó nada de lo que usted ingresó.',
  actions: { surveys: 'Ir a las encuestas', home: 'Ir a la página de inicio' },
} as const;
