import type { accessibility as english } from '../en/accessibility';
import type { Widened } from '../widened';
import { appearance } from './appearance';

const heard =
  'En noviembre de 2026 seguimos en Firefox lo que dice un lector de pantalla, Orca. Con él respondimos, borramos, nos unimos, escribimos una carta y contamos las manos de una clase. Nadie que dependa de un lector de pantalla ha probado el aspecto actual. No probamos ningún otro lector.';

export const accessibility = {
  meta: {
    title: 'Accesibilidad',
    description:
      'Cómo funciona Civic Voice con teclado, lector de pantalla, zoom o teléfono. Qué revisamos, qué límites conocemos y cómo reportar una barrera.',
  },
  heading: 'Accesibilidad',
  checked: { label: 'Última revisión', iso: '2026-11-21' },
  intro: [
    'Todas las personas deberían poder usar Civic Voice. Si algo aquí le estorba, es un error nuestro y queremos saberlo.',
  ],
  links: { wcag: { url: 'https://www.w3.org/TR/WCAG22/' } },
  report:
    'Para compras públicas: qué encontramos en cada criterio y qué no se probó (OpenACR, un archivo YAML, en inglés)',
  heard,
  sections: [
    {
      heading: 'Qué buscamos',
      paragraphs: [
        'Nuestra meta es el nivel AA de las {{wcag|Pautas de Accesibilidad para el Contenido Web 2.2}} (en inglés). Conocemos un lugar donde el sitio se queda corto; está abajo, entre los límites que conocemos. A las pruebas se les escapan cosas, así que no podemos prometer que todas las páginas estén libres de barreras.',
      ],
    },
    {
      heading: 'Qué se revisó y cómo',
      paragraphs: [
        'La mayoría de estas pruebas se hacen en un navegador real, con anchos de teléfono y de computadora. Todas se repiten antes de publicar cada versión.',
      ],
      list: [
        'Una herramienta llamada axe revisa cada página, y estados como diálogos abiertos y mensajes de error en inglés. Los colores oscuros y forzados se revisan una vez por tipo de página en inglés.',
        'Puede hacer todo en el sitio solo con el teclado: responder, unirse con una foto, eliminar sus datos.',
        'Un contorno muestra en qué parte de la página está usted. Se mide su contraste en cada parada, y ningún aviso puede taparlo.',
        'Los nombres, las funciones y los estados que anuncia un lector de pantalla se comparan con lo que esperamos.',
        'Con 320 píxeles de ancho, o con el texto más espaciado, no se pierde nada ni hay que desplazarse de lado. Así de angosta es una página con un zoom de 400%.',
        'Calculamos el contraste de color de textos y controles, en claro y en oscuro. Su respuesta se muestra también con palabras y un icono, nunca solo con color.',
        'Calculamos cómo se ven los colores de Sí, No y Sin decidir con tres tipos de daltonismo. Se distinguen bien.',
        'Medimos las palabras de cada página: una lectura de dificultad normal, como máximo, y menos de 28 palabras por oración.',
      ],
    },
    {
      heading: 'Límites que conocemos',
      paragraphs: [],
      list: [
        'Todas nuestras pruebas se hacen en Chromium, la base de Chrome y Edge. Las visitas completas se prueban también en Firefox y en WebKit, el motor de Safari, pero no en Safari mismo.',
        'Las personas con discapacidad todavía no han probado el sitio de manera formal, y ningún especialista externo lo ha revisado.',
        heard,
        'Mientras un docente cuenta manos levantadas en una pantalla, las letras sueltas las cuentan y no se pueden desactivar. Un control por voz puede escribir una sin querer.',
        'El sitio está en inglés y en español, pero la mayoría de las páginas a las que enlaza están solo en inglés.',
        'Esas páginas son de otras organizaciones. No podemos prometer que funcionen bien.',
      ],
    },
    {
      heading: 'Cómo usar el sitio con el teclado',
      paragraphs: ['Un contorno grueso muestra siempre dónde está usted.'],
      list: [
        'Tab lleva al siguiente enlace, botón o campo. Shift+Tab lleva al anterior.',
        'El primer enlace después de la decisión sobre lo que se guarda salta al contenido principal.',
        'Enter abre un enlace. Enter o la barra espaciadora presionan un botón.',
        'F8 lleva a los avisos, aunque no haya ninguno. Al cerrar un aviso, usted vuelve adonde estaba.',
        'Escape cierra un aviso, un diálogo, el menú o el significado de un término. En un diálogo equivale a Cancelar.',
        'Presione Enter en un término con subrayado de puntos para ver su significado y un enlace al glosario completo. En Educación, el significado aparece en cuanto usted llega al término.',
      ],
    },
    {
      heading: 'Cómo adaptar el sitio a usted',
      paragraphs: [],
      list: [
        ...appearance.help,
        'Si su dispositivo pide menos movimiento, menos transparencia, más contraste o sus propios colores, el sitio lo respeta.',
        'El texto crece con el zoom y el tamaño de letra de su navegador.',
        'La función Escuchar lee un tema en voz alta y marca la oración que va leyendo. Se ve donde su dispositivo tiene una voz para este idioma.',
        'En un teléfono, las tres respuestas se quedan en la parte de abajo de la pantalla mientras usted lee un tema.',
        'Nada exige arrastrar ni tener buen pulso: los botones son grandes y también sirven para mover la foto.',
        'Puede leer los temas, y cómo se hacen las leyes, con JavaScript desactivado. Para responder y unirse sí hace falta.',
      ],
    },
    {
      heading: 'Díganos si encuentra una barrera',
      paragraphs: [
        'Puede {{contact|escribirnos}}. Díganos qué página era, qué quería hacer y qué usa, por ejemplo, un lector de pantalla. No hace falta que sepa la causa.',
        'Por favor, no ponga en su mensaje sus respuestas sobre los temas. No las necesitamos, y son suyas.',
      ],
    },
  ],
} as const satisfies Widened<typeof english>;
