import type { device as english } from '../en/device';
import type { Widened } from '../widened';

export const device = {
  link: {
    heading: 'Usarlas en otro dispositivo',
    text: 'Este enlace contiene sus respuestas y sus estrellas, tal como están ahora. No lleva su nombre ni sus datos de miembro.',
    more: 'Sus motivos, también con sus propias palabras, y los días de sus respuestas van solo con “Descargar mis datos”, en la {{cookiePolicy|Política de cookies}}.',
    nothing: 'Aún no hay respuestas que llevar.',
    label: 'Enlace para su otro dispositivo',
    hint: 'Guárdelo para usted: quien lo abre ve lo que usted opina. En el otro dispositivo nada cambia hasta que usted lo acepte.',
    copy: 'Copiar enlace',
    copied: 'Copiado.',
    copyByHand: 'Su navegador no nos permitió copiar. El enlace está seleccionado, para que usted lo copie.',
    qr: {
      show: 'Mostrar como código QR',
      hide: 'Ocultar el código QR',
      label: 'Código QR para su otro dispositivo',
      text: 'Apunte al código con la cámara de su otro dispositivo. Allí se abre el mismo enlace.',
      failed: 'No se pudo cargar el código QR. El enlace de arriba sigue funcionando.',
    },
  },
  arrived: {
    heading: 'Respuestas de otro dispositivo',
    text: 'El enlace que abrió contiene respuestas. Aquí aún no ha cambiado nada.',
    take: 'Usarlas aquí',
    done: 'Las respuestas ya están aquí.',
    undo: 'Deshacer',
    close: 'Cerrar',
    problems: {
      notOurs: 'Este enlace no se puede leer. Haga uno nuevo en su otro dispositivo.',
      broken:
        'Este enlace se cambió o se cortó, así que no se puede leer. Haga uno nuevo en su otro dispositivo.',
      older: 'Este enlace se hizo con una versión antigua del sitio. Haga uno nuevo en su otro dispositivo.',
      newer:
        'Este enlace se hizo con una versión más nueva del sitio. Vuelva a cargar esta página y ábralo de nuevo.',
      nothing: 'En este enlace no hay respuestas.',
    },
  },
} as const satisfies Widened<typeof english>;
