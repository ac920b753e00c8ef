import { checkedThrough, sources } from '../../sources/meritBasedImmigrationSystem';
import type { PolicyText } from '../../types';

export const meritBasedImmigrationSystem: PolicyText = {
  id: '4',
  description:
    '¿Debería el país elegir a más de sus inmigrantes permanentes por lo que saben hacer? Esta política daría puntos por estudios, habilidades laborales, inglés y una oferta de empleo. Las tarjetas de residencia (green cards), que permiten vivir aquí de forma permanente, serían para quienes tengan más puntos. Habría menos para familiares y ninguna por lotería. Los planes difieren en cuántas personas admiten. El ejemplo aquí es el proyecto de ley {{smart|SMART Act de 2025}}, de la Cámara de Representantes. Reduce el límite familiar y pone fin a la lotería.',
  ifYes:
    'Con la SMART Act, los puntos reemplazarían las categorías de empleo y la lotería; por familia, solo cónyuges e hijos menores recibirían tarjetas de residencia. Los padres de ciudadanos adultos podrían recibir {{parents|visas renovables de cinco años}}, y habría un tope de 50,000 refugiados; el del presidente para 2026 fue de {{refugees|7,500}}.',
  ifNo: 'La familia seguiría siendo la vía principal a la residencia, y solo el Congreso podría reescribir las categorías. Un presidente puede suspender visas: {{lottery|la lotería}} se suspendió en diciembre de 2025, y las visas para {{countries|75 países}}, en enero de 2026.',
  lawToday:
    'La {{code|ley}} fija una base anual de 675,000 tarjetas de residencia: 480,000 por familia, 140,000 por trabajo y 55,000 por lotería. Los cónyuges, hijos menores y padres de ciudadanos no tienen límite, así que el total es mayor; otros familiares reciben {{bulletin|al menos 226,000}}.',
  pros: [
    'Sus partidarios dicen que elegir por capacidad cubre la necesidad de trabajadores. Las {{academies|Academias Nacionales}} hallaron en 2016 que los inmigrantes con más estudios aportan más a los presupuestos públicos.',
    'Sus defensores dicen que es más fácil hacer planes con una tabla pública de puntos que con loterías de visas para empleadores y largas listas de espera.',
    'Sus partidarios dicen que la gente preparada que llega impulsa ideas nuevas. Un {{patents|estudio de Stanford}} halló que los inmigrantes eran el 16% de los inventores, pero lograron el 23% de las patentes de 1990 a 2016.',
    'La {{fair|Federación para la Reforma de la Inmigración Estadounidense}}, que prefiere menos inmigración, dice que menos visas familiares protegerían el salario de quienes menos ganan.',
    'Los patrocinadores dicen que sin lotería se elige a las personas con criterios claros y no por azar.',
  ],
  cons: [
    'Grupos de familias dicen que abandona un fin principal de la ley: mantener unidas a las familias. Deja fuera a los hermanos y da a los padres {{smart|solo visas temporales}}, dicen.',
    'Los críticos dicen que estos planes admiten a muchas menos personas. FWD.us, un grupo a favor de la inmigración, {{fwd|dijo en 2017}} que un proyecto de ese año, la RAISE Act, reduciría la inmigración legal en un 50%.',
    'Empleadores del campo, la construcción y el cuidado de personas dicen que los puntos por títulos universitarios dejan fuera a los trabajadores que les faltan.',
    'Los críticos dicen que los puntos favorecen a hombres, jóvenes y gente de países más ricos, y que los empleadores juzgan el talento mejor que los funcionarios.',
    'Quienes se oponen dicen que acabar para siempre con la lotería cerraría una vía principal a los africanos y a otros con pocos familiares aquí.',
  ],
  sources,
  checkedThrough,
};
