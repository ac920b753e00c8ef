import { sources } from '../../sources/affordableHousingInitiative';
import type { PolicyText } from '../../types';

export const affordableHousingInitiative: PolicyText = {
  id: '9',
  description:
    '¿Debería el gobierno federal gastar más para bajar el costo de la vivienda? Una iniciativa así podría combinar varias herramientas. Podría dar a más familias vales que ayudan a pagar el alquiler. Podría ampliar los [[tax-credit|créditos tributarios]] para quienes construyen viviendas de bajo costo, u ofrecer subvenciones a los lugares que permitan construir más. El Congreso elegiría la combinación y el presupuesto. El debate es sobre el costo, el control local y si primero hay que ayudar a los inquilinos o agregar viviendas.',
  ifYes:
    'Habría más dinero federal o créditos tributarios para ayuda con el alquiler, viviendas nuevas de bajo costo o lugares que reduzcan los límites para construir. Los resultados dependerían de las herramientas que elija el Congreso.',
  ifNo: 'Los programas actuales, también los de una {{road|ley de 2026}}, vigente sin la firma presidencial, seguirían con el dinero que el Congreso apruebe cada año. Las ciudades y los estados seguirían decidiendo qué se construye y dónde.',
  lawToday:
    'La ayuda federal para el alquiler depende de fondos anuales, y {{waits|en 2021}} muchos de quienes calificaban estaban en espera. La 21st Century ROAD to Housing Act (Camino a la Vivienda), {{road|ley de julio de 2026}}, autoriza hasta $200 millones al año en subvenciones sin asignarlos.',
  pros: [
    'Quienes la promueven dicen que la necesidad es grande. {{renters|Investigadores de Harvard}} hallaron que 22.7 millones de hogares que alquilan, un récord, gastaron más del 30% de sus ingresos en vivienda en 2024.',
    'Quienes la promueven dicen que escasean las viviendas de bajo costo, {{gap|35 en 2025}} por cada 100 inquilinos con menos ingresos. Según un cálculo, los créditos tributarios ampliados ese año {{credits|suman 1.22 millones}} en diez años.',
    'Algunos economistas dicen que los vales no siempre encarecen los alquileres. Un {{later|estudio de 2015}} sobre vales agregados de 2000 a 2002 no halló un alza general.',
    'Quienes la promueven citan un {{families|estudio federal de 2016}} de familias en albergues. Halló que, con vales a largo plazo, había menos familias sin hogar y menos con dificultades para pagar la comida.',
    'Quienes la apoyan dicen que las subvenciones dejan la [[zoning|zonificación]] a los gobiernos locales y premian a los que permiten más viviendas. Así lo hace la ley de hoy.',
  ],
  cons: [
    'Quienes critican el gasto dicen que cada vale se vuelve un costo duradero, 9% mayor que la ayuda usual en un {{families|estudio de 2016}}. En 2022, {{vouchers|2.3 millones de hogares}} usaron uno; el Congreso debe renovar el dinero cada año.',
    'Algunos economistas dicen que la ayuda beneficia a los arrendadores. Un {{design|estudio de 2018}} halló que, con vales más generosos en toda una zona urbana, subieron los alquileres con poca mejora en las viviendas.',
    'Quienes defienden el control local se oponen a condicionar el dinero federal al uso del suelo, como hace una {{road|ley de 2026}}. Dicen que los residentes deben decidir cómo crecen sus comunidades.',
    'Los críticos dicen que la vivienda con crédito tributario cuesta demasiado. En 2018 la {{cost|Oficina de Rendición de Cuentas del Gobierno}} halló un [[median|costo mediano]] por vivienda de $126,000 en Texas a $326,000 en California, en 2011–15.',
    'Un estudio de 2017 del {{cato|Cato Institute}} dice que los créditos tributarios son complejos. La mayor parte de las ganancias, dice, va a inversionistas, desarrolladores inmobiliarios y bancos.',
  ],
  sources,
};
