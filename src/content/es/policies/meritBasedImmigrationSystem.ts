import { sources } from '../../sources/meritBasedImmigrationSystem';
import type { PolicyText } from '../../types';

export const meritBasedImmigrationSystem: PolicyText = {
  id: '4',
  description:
    '¿Debería el país elegir a más de sus inmigrantes permanentes por lo que saben hacer? Esta propuesta daría puntos por estudios, habilidades laborales, inglés y una oferta de empleo. Más tarjetas de residencia (green cards), que permiten vivir aquí como residente permanente, serían para quienes tuvieran más puntos. Habría menos tarjetas para familiares y ninguna por la [[visa-lottery|lotería de visas]]. Los planes difieren en cuántas personas admiten. El ejemplo, la {{smart|SMART Act}} (Ley SMART), se presentó en la Cámara en 2025, sin votación vista hasta octubre de 2026. Su texto reduce el límite familiar y acaba con la lotería.',
  ifYes:
    'Como en la SMART Act, los puntos reemplazarían categorías de empleo y lotería; los padres de ciudadanos adultos tendrían {{parents|visas renovables de cinco años}}, sin permiso laboral. De los parientes, solo recibirían tarjetas cónyuges e hijos menores; el tope de refugiados sería de 50,000, frente a {{refugees|17,500}} en el año hasta septiembre de 2026.',
  ifNo: 'La familia seguiría como vía principal a la tarjeta de residencia, y solo el Congreso podría cambiar las categorías. Un presidente puede limitar la entrada, como a {{ban|39 países}} en 2026; ese agosto, un tribunal rechazó una pausa de visas para {{countries|75 países}}.',
  lawToday:
    'La {{code|ley}} fija una base anual de 675,000 tarjetas de residencia: 480,000 para parientes, 140,000 por trabajo y 55,000 por lotería. Cónyuges e hijos solteros menores de 21 años de ciudadanos, y padres de ciudadanos adultos, no tienen límite: el total es mayor; otros parientes, {{bulletin|al menos 226,000}}.',
  pros: [
    'Quienes la apoyan dicen que dar puntos por los estudios beneficia al país. Las {{academies|Academias Nacionales}} hallaron en 2016 que los inmigrantes con más estudios aportan más a los presupuestos públicos.',
    'Quienes la apoyan dicen que los puntos son públicos, permiten planear y hallan capacidad. La oficina de estadísticas de Canadá {{canada|halló en 2022}} que lo que allí da puntos, como idioma y estudios, anticipa el salario futuro.',
    'Quienes la apoyan dicen que la gente preparada impulsa empresas. En un {{talent|estudio de 2020}} sobre visas sorteadas, otra persona preparada subía un 23% la probabilidad de que una empresa nueva saliera a bolsa en cinco años.',
    'La {{fair|Federación para la Reforma de la Inmigración Estadounidense}}, que prefiere menos inmigración, dice que menos visas familiares protegerían el salario de quienes menos ganan.',
    'Quienes la apoyan dicen que se elegiría con criterios claros y ya no por azar, pues planes como la {{smart|SMART Act}} {{parents|acaban con la lotería}} para siempre.',
  ],
  cons: [
    'Grupos de familias dicen que la propuesta abandona un fin principal de la ley: mantener unidas a las familias. Deja fuera a los hermanos y da a los padres {{parents|solo visas temporales}}, dicen.',
    'Los críticos dicen que podría admitir a menos personas. Planes como la {{smart|SMART Act}} de 2025 bajan el límite anual para parientes y acaban con la lotería, de 55,000 tarjetas al año.',
    'Empleadores de granjas, obras y cuidado dicen que los puntos por estudios dejan fuera a quienes ellos necesitan. En 2023, {{care|halló el grupo KFF}}, los inmigrantes eran el 28% del personal de cuidado directo de largo plazo.',
    'Los críticos dicen que los puntos no ven lo que la gente será. Una {{earnings|revisión de estudios de 2017}} halló que, frente a quienes vienen por empleo, quienes vienen por familia empiezan ganando menos, pero su salario sube más rápido.',
    'Quienes se oponen dicen que acabar para siempre con la lotería cerraría una vía principal a los africanos y a otros con pocos familiares aquí.',
  ],
  sources,
};
