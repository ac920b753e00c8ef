import type { about as english } from '../en/about';
import type { Widened } from '../widened';
import { policyCount } from './policyCount';

export const about = {
  meta: {
    title: 'Acerca de Civic Voice',
    description:
      'Qué es Civic Voice y qué no es. Cómo se escribe, se revisa y se fecha una ficha, cómo reportar un error y qué se ha corregido.',
  },
  heading: 'Acerca de Civic Voice',
  sections: [
    {
      heading: 'Qué es y qué no es',
      paragraphs: [
        'Civic Voice le ayuda a ver los dos lados de temas nacionales, decir qué opina y dar el siguiente paso. No cuesta nada, no tiene anuncios y no pide abrir una cuenta.',
        'No es una encuesta de opinión: sus respuestas se quedan en su navegador, así que nadie las cuenta. Unirse aquí no es registrarse para votar. No es un sitio del gobierno, y no trabaja para ningún partido, ningún candidato ni ninguna causa. No le dice cómo votar. Lo que sí les llega a los funcionarios son las cartas, las llamadas y los votos.',
        `El responsable del proyecto eligió los ${policyCount} temas y fijó sus títulos. El Congreso podría decidir sobre cada uno con una ley. Que un tema esté entre los ${policyCount} no dice nada sobre sus posibilidades, ni a favor ni en contra.`,
      ],
    },
    {
      heading: 'Para una clase o un grupo',
      paragraphs: [
        'Quien enseña puede {{group|comparar una clase o un grupo}} en una sola pantalla, con una guía de la lección para imprimir. Cada persona responde en su propio dispositivo o levantando la mano. No se necesitan nombres, y no se nos envía nada.',
      ],
    },
    {
      heading: 'Para su propio sitio',
      paragraphs: [
        'Un periódico, una escuela o un blog puede {{embed|poner una pregunta en una página propia}}. Allí la ficha no usa cookies, y nadie cuenta sus respuestas.',
      ],
    },
    {
      heading: 'Cómo se escribe una ficha',
      paragraphs: [
        'Todas las fichas siguen las mismas reglas. Una prueba automática falla cuando una ficha no cumple una regla que se puede medir.',
      ],
      list: [
        'Cada lado tiene el mismo número de argumentos, más o menos el mismo espacio y más o menos la misma cantidad de cifras.',
        'Cada argumento dice de quién es. Usamos las palabras que esas personas usarían para hablar de sí mismas.',
        'Cada cifra, estudio, fallo de un tribunal y proyecto de ley tiene un enlace a la página que lo respalda. El enlace lleva a esa página, no a una página de inicio.',
        'Los argumentos sin enlace son opiniones que ese lado suele dar.',
        'Una fuente es la página oficial o el documento mismo, si lo pudimos leer. Si no, es una página que informa sobre ello, y decimos de quién es.',
        'Dejamos fuera las palabras que toman partido, y ninguna oración tiene más de 27 palabras.',
      ],
    },
    {
      heading: 'Cómo se eligieron las votaciones del Congreso',
      paragraphs: [
        'Buscamos votaciones registradas de toda la Cámara o todo el Senado desde 2018 que habrían hecho, o impedido, lo que describe una ficha. Señalamos pasos previos a una ley, opiniones, votaciones sobre algo cercano y paquetes en los que el tema era solo una parte pequeña. Si falta una votación, o la nuestra dice demasiado, escríbanos, sea cual sea su posición.',
      ],
    },
    {
      heading: 'Cómo se revisa y se fecha',
      paragraphs: [
        'Cada afirmación se compara con su fuente. Algunos datos pueden dejar de ser ciertos por sí solos, como una pausa o un proyecto de ley pendiente. Sus fuentes dan el mes en que los vimos por última vez. Debajo de la ficha, “Datos a” indica el más antiguo de esos meses. Un dato más reciente lleva su mes en el texto. No se incluyen otros cambios posteriores, así que consulte la fuente antes de confiar en un dato.',
        'Lo que no pudimos confirmar se queda fuera, aunque sea muy conocido.',
        'Una ficha es un resumen breve, no un consejo legal. Las fichas están bajo la licencia MIT, como el código: puede copiarlas, citarlas y cambiarlas. Indique la dirección de la ficha y el mes de sus datos.',
      ],
    },
    {
      heading: 'Cómo reportar un error',
      paragraphs: [
        `Cada ficha tiene un enlace para reportar un problema. También puede escribir a {{contact|${CONTACT_EMAIL}}}. Díganos qué oración está mal y dónde podemos encontrar el dato correcto. Corregimos los errores y los ponemos en esta lista.`,
        'Quienes trabajan en la prensa pueden escribir a la misma dirección. Para citar una ficha, indique su título, su dirección y el mes de sus datos.',
      ],
    },
  ],
  corrections: {
    heading: 'Qué se ha corregido',
    text: 'Todos los cambios en lo que dice una ficha desde que el sitio es público, del más nuevo al más antiguo. Se incluyen hasta los de ortografía.',
    none: 'Ninguno todavía.',
  },
} as const satisfies Widened<typeof english>;
