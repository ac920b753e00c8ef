import { checkedThrough, sources } from '../../sources/medicareExpansion';
import type { PolicyText } from '../../types';

export const medicareExpansion: PolicyText = {
  id: '3',
  description:
    '¿Debería la gente poder inscribirse en Medicare cinco años antes? Esta propuesta bajaría de 65 a 60 años la edad a la que la mayoría tiene derecho. Las personas de 60 a 64 años podrían inscribirse en las mismas condiciones que las de 65 años o más. Muchas dejarían el seguro de su trabajo, un plan comprado por su cuenta o Medicaid, que atiende a personas con bajos ingresos. El debate compara una cobertura más estable con el costo para el presupuesto federal y para los hospitales.',
  ifYes:
    'Las personas de 60 a 64 años podrían inscribirse en Medicare en las condiciones que hoy rigen a los 65. Algunos costos pasarían de los empleadores, las familias y los estados al presupuesto federal.',
  ifNo: 'La mayoría seguiría esperando hasta los 65, y mientras tanto dependería del seguro de un trabajo, un plan comprado por su cuenta o Medicaid. Las personas más jóvenes con ciertas discapacidades o enfermedades seguirían teniendo derecho.',
  lawToday:
    'Medicare cubre a la mayoría desde los 65 años, y a personas más jóvenes con discapacidades de largo plazo o ciertas enfermedades. Un {{fund|impuesto sobre la nómina}} paga la mayor parte de la cobertura de hospital; las primas y los impuestos generales, la mayor parte del resto.',
  pros: [
    'Quienes la apoyan dicen que la cobertura sería más estable. En 2022 la {{cbo|Oficina de Presupuesto del Congreso}} proyectó 7.3 millones de personas más con Medicare como plan principal en 2031, la mayoría ya con seguro.',
    'Medicare paga a médicos y hospitales menos que los planes privados. KFF, un grupo de investigación en salud, {{spending|halló en 2021}} que se gastaría menos en quienes dejaran los planes de grandes empresas.',
    'Quienes la apoyan dicen que los empleadores saldrían ganando. KFF {{employers|calculó en 2021}} que sus planes podrían costar hasta un 15% menos si se cambiaran todos los que tienen derecho.',
    'Quienes la apoyan señalan el precio de un plan. KFF {{prices|halló en 2025}} que, sin una ayuda federal extra que terminó ese diciembre, algunas personas de 64 años podrían pagar al año más de $11,000 adicionales.',
    'Un congresista que la patrocinó {{jobs|dijo en 2021}} que las personas con trabajos duros, como enfermeros y bomberos, pueden quedarse sin empleo antes de los 65.',
  ],
  cons: [
    'Los críticos señalan el costo. La Oficina de Presupuesto y el equipo de impuestos del Congreso {{deficit|calcularon en 2022}} un [[deficit|déficit]] $155 mil millones mayor en seis años, 2026 a 2031.',
    'Los críticos dicen que presionaría el fondo de hospitales de Medicare. En 2022 el {{crfb|Comité por un Presupuesto Federal Responsable}} calculó que casi $150 mil millones del costo de esos seis años recaerían en ese fondo.',
    'Quienes se oponen dicen que pocas personas obtendrían cobertura. La Oficina de Presupuesto del Congreso {{cbo|proyectó en 2022}} unas 400,000 personas menos sin seguro en 2031, pues la mayoría ya tiene un plan.',
    'Los hospitales dicen que los pagos más bajos de Medicare reducirían sus ingresos. KFF {{spending|halló en 2021}} que sus ingresos bajarían.',
    'Quienes se oponen dicen que pasa a la gente de planes privados, que los empleadores ayudan a pagar, a uno público que pagan todos los contribuyentes.',
  ],
  sources,
  checkedThrough,
};
