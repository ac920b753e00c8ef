import { checkedThrough, sources } from '../../sources/meritBasedImmigrationSystem';
import type { PolicyText } from '../../types';

export const meritBasedImmigrationSystem: PolicyText = {
  id: '4',
  description:
    '¿Debería el país elegir a más de sus inmigrantes permanentes por lo que saben hacer? Esta propuesta daría puntos por estudios, habilidades laborales, inglés y una oferta de empleo. Más tarjetas de residencia (green cards), que permiten vivir aquí como residente permanente, serían para quienes tuvieran más puntos. Habría menos tarjetas para familiares y ninguna por la [[visa-lottery|lotería de visas]]. Los planes difieren en cuántas personas admiten. El ejemplo aquí es el proyecto de ley {{smart|SMART Act de 2025}} (Ley SMART), de la Cámara de Representantes. Reduce el límite familiar y pone fin a la lotería.',
  ifYes:
    'La Ley SMART reemplazaría con puntos las categorías de empleo y la lotería; los padres de ciudadanos adultos tendrían {{parents|visas renovables de cinco años}}, sin permiso laboral. De los parientes, solo recibirían tarjetas cónyuges e hijos menores, y el tope de refugiados sería de 50,000 (el del presidente hasta septiembre de 2026: {{refugees|7,500}}).',
  ifNo: 'La familia seguiría siendo la vía principal para ser residente permanente, y solo el Congreso podría cambiar las categorías. Un presidente puede suspender visas: {{lottery|la lotería}} se suspendió en diciembre de 2025, y las visas de inmigrante para personas de {{countries|75 países}}, en enero de 2026.',
  lawToday:
    'La {{code|ley}} fija una base anual de 675,000 tarjetas de residencia: 480,000 para parientes, 140,000 por trabajo y 55,000 por lotería. Cónyuges e hijos menores de ciudadanos, y padres de ciudadanos adultos, no tienen límite: el total es mayor; otros parientes tienen {{bulletin|al menos 226,000}} de los 480,000.',
  pros: [
    'Quienes la apoyan dicen que elegir por capacidad cubre la necesidad de trabajadores. Las {{academies|Academias Nacionales}} hallaron en 2016 que los inmigrantes con más estudios aportan más a los presupuestos públicos.',
    'Quienes la apoyan dicen que es más fácil hacer planes con una tabla pública de puntos que con loterías para empleadores y largas listas de espera.',
    'Quienes la apoyan dicen que la gente preparada que llega impulsa ideas nuevas. Un {{patents|estudio de Stanford}} halló que los inmigrantes eran el 16% de los inventores, pero lograron el 23% de las patentes de 1990 a 2016.',
    'La {{fair|Federación para la Reforma de la Inmigración Estadounidense}}, que prefiere menos inmigración, dice que menos visas familiares protegerían el salario de quienes menos ganan.',
    'Los patrocinadores dicen que sin lotería se elige a las personas con criterios claros y no por azar.',
  ],
  cons: [
    'Grupos de familias dicen que la propuesta abandona un fin principal de la ley: mantener unidas a las familias. Deja fuera a los hermanos y da a los padres {{smart|solo visas temporales}}, dicen.',
    'Los críticos dicen que estos planes admiten a muchas menos personas. FWD.us, un grupo a favor de la inmigración, {{fwd|dijo en 2017}} que la RAISE Act de ese año (Ley RAISE) reduciría la inmigración legal en un 50%.',
    'Empleadores del campo, la construcción y el cuidado de personas dicen que los puntos por títulos universitarios dejan fuera a los trabajadores que les faltan.',
    'Los críticos dicen que los puntos no ven lo que la gente será. Una {{earnings|revisión de estudios de 2017}} halló que, frente a quienes vienen por empleo, quienes vienen por familia empiezan ganando menos, pero su salario sube más rápido.',
    'Quienes se oponen dicen que acabar para siempre con la lotería cerraría una vía principal a los africanos y a otros con pocos familiares aquí.',
  ],
  sources,
  checkedThrough,
};
