import type { erased as english } from '../en/erased';
import type { Widened } from '../widened';
import { choicesAbout } from './appearance';

/** The last page of a visit that leaves nothing behind. */
export const erased = {
  meta: {
    title: 'Se eliminó todo',
    description:
      'Lo que usted ingresó en Civic Voice ya se eliminó de este navegador. Vea qué se eliminó y qué no puede eliminar una página, y cierre esta pestaña.',
  },
  heading: 'Se eliminó todo',
  lead: 'Este sitio ya no guarda aquí nada de lo que usted ingresó. Lea abajo lo que puede quedar en otra parte. Ahora cierre esta pestaña.',
  gone: {
    heading: 'Qué se eliminó',
    paragraphs: [],
    list: [
      'Sus respuestas, con sus días y motivos, y sus estrellas.',
      'Su membresía, con su contraseña y su foto.',
      'Las cartas que escribió aquí, y la firma de sus cartas.',
      'El enlace de otra persona que aún esperaba, y los datos que no se podían leer.',
    ],
  },
  choices: `Lo que eligió sobre ${choicesAbout}. A quien visite después se le preguntará de nuevo.`,
  copies:
    'Las copias de nuestras páginas, que el sitio guardaba para funcionar sin conexión. Si usted abre aquí otra página, se guardan copias nuevas.',
  left: {
    heading: 'Lo que una página no puede eliminar',
    paragraphs: [],
    list: [
      'Los archivos que usted descargó, y lo que imprimió, copió o envió.',
      'Pestañas que estaban suspendidas o en otro sitio. Ciérrelas también.',
      'Nombres, direcciones y contraseñas que su propio navegador guardó para llenar formularios.',
      'El historial de su navegador y quizás el botón Atrás de esta pestaña. Aún pueden llevar a páginas que usted abrió aquí y a enlaces que contienen respuestas. Abra el menú del navegador, elija Historial y elimine esas páginas.',
    ],
  },
  notYet: {
    heading: 'Todavía queda algo aquí',
    text: 'Este navegador tiene algo que usted ingresó en este sitio.',
    link: 'Verlo y eliminarlo',
  },
} as const satisfies Widened<typeof english>;
