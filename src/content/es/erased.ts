/** The last page of a visit that leaves nothing behind. */
export const erased = {
  meta: {
    title: 'Todo está eliminado',
    description:
      'Lo que usted ingresó en Civic Voice ya se eliminó de este navegador. Vea qué se eliminó y qué no puede eliminar una página, y cierre esta pestaña.',
  },
  heading: 'Todo está eliminado',
  lead: 'En este navegador no queda nada de lo que usted ingresó. Ahora cierre esta pestaña.',
  gone: {
    heading: 'Qué se eliminó',
    paragraphs: [],
    list: [
      'Sus respuestas y las políticas que destacó.',
      'Su registro, con su contraseña y su foto.',
      'La firma de sus cartas.',
      'Sus decisiones sobre lo que se guarda y sobre los colores. A quien visite después se le preguntará de nuevo.',
      'Las direcciones a las que habría llevado el botón Atrás de esta pestaña.',
    ],
  },
  left: {
    heading: 'Lo que una página no puede eliminar',
    paragraphs: [],
    list: [
      'Los archivos que usted descargó, y lo que imprimió, copió o envió.',
      'El historial de su navegador. Muestra las páginas que usted abrió, nunca sus respuestas. Puede eliminarlo desde el menú del navegador.',
    ],
  },
  notYet: {
    heading: 'Todavía queda algo aquí',
    text: 'Este navegador tiene algo que usted ingresó en este sitio.',
    link: 'Verlo y eliminarlo',
  },
} as const;
