import type { embed as english } from '../en/embed';
import type { Widened } from '../widened';

export const embed = {
  meta: {
    title: 'Fichas para su sitio',
    description:
      'Ponga una pregunta en su propia página, en español o en inglés. La ficha no usa cookies, y nadie cuenta sus respuestas. Copie una línea, y ya está.',
  },
  heading: 'Fichas para su sitio',
  lead: 'Para periódicos, escuelas, bibliotecas y blogs: una pregunta en su propia página. Allí se presiona una respuesta, y aquí se encuentran los dos lados.',
  needsScripts:
    'Para elegir una ficha se necesita JavaScript, que está desactivado en este navegador. La dirección de una ficha es la de esta página, una barra y el nombre que está al final de la dirección del tema.',
  choose: {
    heading: 'Elija una ficha',
    policy: 'Tema',
    language: 'Idioma de la ficha',
  },
  preview: 'Así se ve',
  line: {
    heading: 'Para cualquier página web',
    label: 'Línea para su página',
    hint: 'Péguela donde deba estar la ficha. Es HTML.',
    copy: 'Copiar la línea',
    copied: 'La línea se copió.',
    copyByHand: 'Su navegador no nos dejó copiar. La línea está seleccionada, y usted puede copiarla.',
  },
  address: {
    heading: 'Para WordPress y otros que aceptan una dirección',
    label: 'Dirección para su página',
    hint: 'Péguela en una línea aparte. WordPress muestra la pregunta y los enlaces como una cita, sin el marco alrededor.',
    copy: 'Copiar la dirección',
    copied: 'La dirección se copió.',
    copyByHand: 'Su navegador no nos dejó copiar. La dirección está seleccionada, y usted puede copiarla.',
  },
  facts: {
    heading: 'Qué hace la ficha, y qué no',
    paragraphs: [],
    list: [
      'No usa JavaScript ni cookies, y no pide nada más una vez que está ahí. Así que no agrega nada a su propia lista de cookies.',
      'Al presionarla se abre aquí el tema, en una pestaña nueva. Este sitio pregunta si fue a propósito, y guarda la respuesta en el navegador de quien lee.',
      'Nadie cuenta las respuestas, así que no hay resultado que mostrar.',
      'Es clara u oscura como el dispositivo de quien lee, y cabe desde 320 píxeles.',
      'Cuando corregimos la ficha aquí, también queda corregida en su página. Dice de qué mes son sus datos.',
      'Quien aloja este sitio puede ver que se pidió una ficha, como con cualquier imagen o marco de su página. La línea les dice a los navegadores que la carguen solo cuando esté a la vista.',
      'Es gratis, y no hace falta preguntar. También puede usar las demás palabras de este sitio: {{about|Para llevar}}.',
    ],
  },
} as const satisfies Widened<typeof english>;
