export const consent = {
  label: 'Sus datos y este sitio',
  text: 'Sin rastreo y sin cookies: lo que usted ingresa se guarda solo en este navegador, para la próxima vez.',
  accept: 'Guardar mis datos',
  decline: 'No guardar',
  policyLink: 'Política de cookies',
  chosen: {
    accepted: 'Usted eligió guardar en este navegador: lo que ingresa estará aquí la próxima vez.',
    declined: 'Usted eligió no guardar: lo que ingresa queda solo en esta pestaña.',
    none: 'Usted todavía no ha elegido. Hasta que lo haga, lo que ingresa se guarda en este navegador.',
  },
} as const;
