/** La única página de un sitio que terminó (`npm run build -- --closing`). */
export const closing = {
  title: 'Civic Voice ya no está aquí',
  text: 'Este sitio ya no se ofrece en esta dirección. Lo que usted ingresó nunca se envió a nadie: si está en alguna parte, está en este navegador. Guárdelo o elimínelo aquí mientras exista esta página.',
  moved:
    'El sitio continúa en otra dirección. Guarde aquí su copia; allá, en la página Política de cookies, elija “Restaurar desde un archivo”.',
  movedLink: 'Ir a la nueva dirección',
  holds: 'En este navegador todavía hay algo que usted ingresó.',
  empty: 'En este navegador no hay nada que usted haya ingresado.',
  blocked: 'Este navegador no permite que la página vea si hay algo guardado.',
  save: 'Guardar una copia',
  saveHint:
    'Un archivo con sus respuestas, sus estrellas, el nombre y la dirección de sus cartas, y su tarjeta de miembro con la foto. No lleva la contraseña. Lo que el sitio no pudo leer llega como segundo archivo.',
  saved: 'El navegador está guardando el archivo. Ábralo una vez para comprobar que está ahí.',
  erase: 'Eliminar todo',
  erased: 'Se eliminó todo de este navegador, también las páginas guardadas para leer sin conexión.',
  notErased:
    'El navegador no permitió que la página eliminara todo. Elimine los datos de este sitio en la configuración del navegador.',
  needsScripts:
    'Para guardar y eliminar se necesita JavaScript. Sin él, elimine los datos de este sitio en la configuración del navegador.',
} as const;
