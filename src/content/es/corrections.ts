import type { Correction } from '../types';

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [
  {
    policy: '2',
    date: '2026-11-22',
    change:
      'Se explicó qué pide el plan creado en 2025 a quienes deben préstamos, y después de cuánto tiempo condona lo que queda.',
    text: '676d16e3',
  },
  {
    policy: '3',
    date: '2026-11-22',
    change:
      'Se explicó que el costo para el fondo de hospitales es una suma de seis años. También, a qué planes corresponden los precios más altos.',
    text: 'c31ccdec',
  },
  {
    policy: '4',
    date: '2026-11-22',
    change:
      'Se agregó el límite del presidente para refugiados en 2026, junto al del proyecto de ley, y se explicó qué era la RAISE Act.',
    text: '247e0771',
  },
  {
    policy: '5',
    date: '2026-11-22',
    change:
      'Se explicó con qué rapidez sube el precio en el cálculo, y que el daño por tonelada es mundial. Los hogares más pobres pagan una parte mayor de su ingreso, no del impuesto.',
    text: '1c4b9d09',
  },
  {
    policy: '6',
    date: '2026-11-22',
    change: 'Se explicó que la ley de Europa empezó a aplicarse en 2018; se adoptó antes.',
    text: 'aaca71d3',
  },
  {
    policy: '8',
    date: '2026-11-22',
    change:
      'Se cambiaron dos fuentes cuyos sitios web cerraron. Se agregó que la mayoría de quienes salieron antes habían ganado créditos. También, con qué frecuencia se coopera cuando hay una pena mínima y cuando no.',
    text: 'decc4b05',
  },
  {
    policy: '9',
    date: '2026-11-22',
    change:
      'Se explicó que la ley de 2026 no da fondos para sus subvenciones, y de qué años es el costo de una vivienda.',
    text: '7e72de37',
  },
  {
    policy: '10',
    date: '2026-11-22',
    change:
      'Se agregó un cálculo externo del costo, se arregló una dirección web que no servía y se aclaró la pregunta.',
    text: '4c8a3fd2',
  },
  {
    policy: '1',
    date: '2026-11-22',
    change:
      'Se explicó que las ventas entre particulares sin verificación se permiten solo dentro de un mismo estado. Un estudio de cuatro estados toma el lugar de uno de California, cuya ley hacía más que exigir verificaciones. Se usó una encuesta de opinión más nueva.',
    text: '4cbcf560',
  },
  {
    policy: '2',
    date: '2026-11-22',
    change:
      'Se agregaron la ley de 2025 y el fin de los planes de pago anteriores. Se corrigió el cálculo del costo, que es un valor presente y no una suma de 30 años. Se nombró el estudio sobre quiénes ganan.',
    text: '575f1669',
  },
  {
    policy: '3',
    date: '2026-11-22',
    change:
      'Se explicó que la mayoría de los 7.3 millones de personas que tendrían Medicare ya tienen seguro. Se indicó qué años abarca cada costo.',
    text: 'd97ab920',
  },
  {
    policy: '4',
    date: '2026-11-22',
    change:
      'Se agregaron las pausas de la lotería y de las visas para 75 países. Se agregaron el límite familiar más bajo y la visa temporal para padres y madres. Se dejaron fuera dos cifras cuyas páginas no se pudieron abrir.',
    text: '32af7f9d',
  },
  {
    policy: '5',
    date: '2026-11-22',
    change:
      'Se cambió la redacción de la pregunta y se dijo que quienes compran podrían pagar el cargo. Se agregó que se derogaron los límites al carbono de los vehículos. También, que Canadá mantuvo su precio para las grandes industrias.',
    text: '3ba4b90c',
  },
  {
    policy: '6',
    date: '2026-11-22',
    change:
      'Se cambió la redacción de la pregunta. Se agregaron el proyecto de la Cámara de 2026 y el número de leyes estatales. Se corrigió lo que hallaron los estudios sobre la ley de Europa: mayor participación de mercado, no menos servicios gratuitos.',
    text: '28e2454a',
  },
  {
    policy: '7',
    date: '2026-11-22',
    change:
      'Se indicó de qué año es cada cálculo. Se agregaron el rango del cálculo de 2019, un estudio de aumentos estatales y a quiénes alcanzaría un mínimo de $15.',
    text: '44580f13',
  },
  {
    policy: '8',
    date: '2026-11-22',
    change:
      'Se reemplazaron un cálculo que su autor ya actualizó y cifras por raza que no tenían con qué compararse. Se agregaron la ley de 2025 sobre el fentanilo, un fallo de la Corte Suprema y la baja de las muertes por sobredosis.',
    text: '63dd26f9',
  },
  {
    policy: '9',
    date: '2026-11-22',
    change:
      'Se explicó que la ROAD to Housing Act se convirtió en ley en julio de 2026. Se corrigió lo que halló el estudio de familias en albergues. Se agregaron los costos por vivienda y un estudio sobre alquileres.',
    text: '38c560b1',
  },
  {
    policy: '10',
    date: '2026-11-22',
    change:
      'Se explicó que el derecho a la atención privada ya es ley y que solo sus límites están en un reglamento. La pregunta se dividió en dos. Se indicó qué años abarca cada costo y se actualizó el número de centros.',
    text: '3652f026',
  },
];
