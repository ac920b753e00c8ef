import type { consent as english } from '../en/consent';
import type { Widened } from '../widened';

export const consent = {
  label: 'Sus datos y este sitio',
  text: 'Sin rastreo y sin cookies.',
  saving: 'Sus respuestas y su membresía se guardan solo en este navegador, para la próxima vez.',
  choices: { accepted: 'Guardar mis datos', declined: 'No guardar' },
  policyLink: 'Política de cookies',
  chosen: {
    accepted:
      'Usted eligió guardar en este navegador: sus respuestas, sus estrellas y su membresía estarán aquí la próxima vez.',
    declined:
      'Usted eligió no guardar: lo que ingresa queda en esta pestaña y desaparece al cerrarla. Un navegador que vuelve a abrir pestañas cerradas puede traerlo de vuelta.',
    none: 'Usted todavía no ha elegido. Hasta que lo haga, sus respuestas, sus estrellas y su membresía se guardan en este navegador.',
  },
} as const satisfies Widened<typeof english>;
