export const consent = {
  label: 'Sus datos y este sitio',
  text: 'Sin rastreo y sin cookies: lo que usted ingresa se guarda solo en este navegador, para la próxima vez.',
  accept: 'Aceptar guardar',
  decline: 'Rechazar guardar',
  policyLink: 'Política de cookies',
  chosen: {
    accepted: 'Usted eligió “Aceptar guardar”: lo que ingresa se guarda en este navegador.',
    declined: 'Usted eligió “Rechazar guardar”: lo que ingresa queda solo en esta pestaña.',
    none: 'Usted todavía no ha elegido. Hasta que lo haga, lo que ingresa se guarda en este navegador.',
  },
} as const;
