import type { cookies as english } from '../en/cookies';
import { effectiveDay } from '../privacyEditions';
import type { Widened } from '../widened';

export const cookies = {
  meta: {
    title: 'Política de cookies',
    description:
      'Civic Voice no usa cookies. Vea cada dato que el sitio guarda en su navegador, para qué sirve, cuánto dura y cómo eliminarlo.',
  },
  heading: 'Política de cookies',
  effective: { label: 'Fecha de vigencia', iso: effectiveDay },
  intro: [
    'No usamos cookies. Para recordar sus respuestas y su membresía, el sitio usa un almacenamiento parecido en su navegador. Algunas leyes de privacidad lo tratan como a las cookies, así que esta página nombra cada dato.',
  ],
  links: {},
  noCookies: {
    heading: 'Sin cookies y sin rastreo',
    paragraphs: [
      'Una cookie es un texto corto que el navegador devuelve a un sitio cada vez que le pide algo. Nosotros no ponemos ninguna. Tampoco usamos anuncios ni herramientas de análisis o de rastreo.',
      'En su lugar, el sitio usa el almacenamiento local y el de sesión. Lo que contienen se queda en su navegador y no se nos envía.',
    ],
  },
  stored: {
    heading: 'Qué se guarda en su navegador',
    paragraphs: [
      'La tabla nombra cada dato que este sitio puede guardar. Lo más probable es que usted tenga solo unos pocos.',
    ],
    caption: 'Datos que este sitio puede guardar en su navegador',
    columns: { key: 'Nombre', purpose: 'Para qué sirve', lifetime: 'Cuánto dura' },
    lifetimes: {
      local:
        'Hasta que lo elimine usted o su navegador. Usted puede cambiar la decisión en cualquier momento.',
      chosen:
        'Hasta que lo elimine usted o su navegador. Después de “No guardar”, queda solo en esta pestaña y desaparece al cerrarla.',
      session:
        'Queda solo en esta pestaña, hasta que usted lo elimine o la cierre. Un navegador que vuelve a abrir pestañas cerradas puede traerlo de vuelta.',
    },
    notes: [
      'Después de “No guardar”, solo “consent” queda en el almacenamiento local. Todo lo demás está en el almacenamiento de sesión, que es de una sola pestaña. Desaparece cuando usted cierra esa pestaña. Un navegador que vuelve a abrir pestañas cerradas puede traerlo de vuelta.',
      'Cuando usted se une, si no eligió “No guardar”, el sitio pide a su navegador que conserve estos datos aunque quede poco espacio. El navegador puede decir que no.',
      'El sitio también guarda copias de sus propias páginas, elija usted lo que elija, para funcionar sin conexión. No contienen nada de lo que usted ingresó. “Eliminar todo” también las quita si usted elige eliminar además sus decisiones.',
      'Cuando su navegador pide una página, nuestro proveedor de alojamiento puede anotar cuál fue. La {{privacyPolicy|Política de privacidad}} dice más.',
    ],
  },
  choice: {
    heading: 'Su decisión',
    paragraphs: [
      '“Guardar mis datos” mantiene sus respuestas y su membresía en este navegador, para que estén ahí la próxima vez. Con “No guardar”, salen del almacenamiento local y se quedan solo en esta pestaña. Lo mismo pasa con los datos que no se pudieron leer. De lo que usted ingresa o elige, solo se guarda entonces esa decisión.',
      'Antes de que usted decida, el sitio ya guarda en este navegador lo que responde, marca o elige. También guarda su membresía cuando se une. Una carta queda en esta pestaña mientras usted la escribe. Puede cambiar su decisión aquí en cualquier momento, y todo funciona de las dos maneras.',
    ],
  },
  lifetime: {
    heading: 'Cuando lo guardado dura menos',
    paragraphs: [
      'El almacenamiento local no tiene fecha de vencimiento, pero un navegador puede eliminarlo. Si usted usa Safari siete días sin visitar este sitio, Safari elimina lo guardado. En una ventana privada, se elimina cuando usted cierra la última pestaña privada.',
      'El almacenamiento local no está cifrado. En una computadora compartida, use una ventana privada. O presione en esta página “Eliminar todo” antes de irse, y marque su casilla, que elimina también sus decisiones y las páginas guardadas. Con “No guardar” solamente, sus respuestas siguen ahí hasta que se cierra la pestaña, y un navegador puede volver a abrirla.',
    ],
  },
  clearing: {
    heading: 'Cómo eliminarlo',
    paragraphs: [
      'Lo más sencillo está en esta página, en “Sus datos en este dispositivo”. También puede usar su navegador. Los menús cambian de vez en cuando, así que las palabras que usted vea pueden ser otras.',
      'Si elimina en su navegador todos los datos de este sitio, también se va su decisión, y le preguntaremos otra vez.',
    ],
    list: [
      'Chrome o Edge: elija el icono a la izquierda de la dirección, abra cookies y datos de sitios, y elimine los de este sitio.',
      'Firefox: elija el candado junto a la dirección y luego borre las cookies y los datos del sitio.',
      'Safari en una Mac: abra Configuración, luego Privacidad, luego Administrar datos de sitios web.',
      'Safari en un iPhone o iPad: abra Configuración, luego Apps, Safari, Avanzado, Datos de sitios web.',
    ],
  },
  questions: {
    heading: 'Preguntas y cambios',
    paragraphs: [
      'Si algo aquí no está claro, puede {{contact|escribirnos}}. La {{privacyPolicy|Política de privacidad}} explica mejor lo que sabemos y lo que no.',
      'Cuando el sitio guarde algo nuevo, lo agregaremos a la tabla y cambiaremos la fecha de arriba.',
    ],
  },
} as const satisfies Widened<typeof english>;
