import { sources } from '../../sources/medicareExpansion';
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
    'Quienes la apoyan dicen que Medicare es más estable. La Oficina de Presupuesto del Congreso {{cbo|proyectó en 2022}} que sería el plan principal de 7.3 millones de personas más en 2031. La mayoría dejaría otros planes.',
    'Quienes la apoyan dicen que Medicare paga a médicos y hospitales menos que los planes privados. KFF, un grupo de investigación en salud, {{spending|halló en 2021}} que se gastaría menos en quienes dejaran los planes de grandes empresas.',
    'Quienes la apoyan dicen que los empleadores saldrían ganando. KFF {{employers|calculó en 2021}} que sus planes podrían costar hasta un 15% menos si se cambiaran todos los que tienen derecho.',
    'Quienes la apoyan señalan los precios. Una ayuda federal extra {{aid|terminó en 2025}}. Sin ella, {{prices|calculó KFF ese año}}, alguien de 64 años apenas sobre el límite de ingresos podría pagar más de $11,000 adicionales en 2026.',
    'Un congresista que la patrocinó {{jobs|dijo en 2021}} que quienes tienen trabajos duros, como personal de enfermería y bomberos, pueden quedarse sin empleo antes de los 65.',
  ],
  cons: [
    'Los críticos señalan el costo. La Oficina de Presupuesto y el equipo de impuestos del Congreso {{deficit|calcularon en 2022}} un [[deficit|déficit]] $155 mil millones mayor en seis años, 2026 a 2031.',
    'Los críticos temen por el fondo de hospitales que, según sus administradores {{trustees|en 2026}}, podría pagar todo solo hasta 2033. El grupo Committee for a Responsible Federal Budget le atribuyó {{crfb|casi $150 mil millones}} del costo en 2022.',
    'Quienes se oponen dicen que pocas personas sin seguro lo obtendrían. La Oficina de Presupuesto del Congreso {{cbo|proyectó en 2022}} unas 400,000 personas menos sin seguro en 2031, pues la mayoría a esa edad ya tiene un plan.',
    'Los hospitales dicen que los pagos más bajos de Medicare reducirían sus ingresos. KFF {{spending|halló en 2021}} que los planes de grandes empresas pagan de 1.6 a 2.5 veces lo que Medicare por la misma estancia.',
    'Quienes se oponen dicen que pasa a la gente de planes privados, que los empleadores ayudan a pagar, a uno público que pagan todos los contribuyentes.',
  ],
  sources,
};
