import { sources } from '../../sources/carbonTaxPolicy';
import type { PolicyText } from '../../types';

export const carbonTaxPolicy: PolicyText = {
  id: '5',
  description:
    '¿Debería el gobierno federal cobrar por cada tonelada de dióxido de carbono del carbón, el petróleo y el gas natural? Por lo general, las empresas pagarían en la mina, el pozo, el puerto o la planta. Los compradores podrían cargar con gran parte del costo, en forma de precios más altos. Los productos que liberan más carbono costarían más, así que personas y empresas tendrían un motivo para usar menos. El Congreso decidiría qué hacer con el dinero. Podría bajar otros impuestos, reducir el [[deficit|déficit]], financiar programas o devolver el dinero a los hogares.',
  ifYes:
    'Las grandes fuentes pagarían un precio establecido por tonelada; una opción {{cbo-2024|estudiada en 2024}} empieza en $25 y sube cada año. El combustible y la electricidad del carbón, el petróleo y el gas costarían más, y cualquier reembolso dependería de la ley.',
  ifNo: 'El carbono no tendría un precio federal. Las normas federales que quedan, los programas estatales y los precios del mercado seguirían influyendo en las emisiones.',
  lawToday:
    'No hay impuesto federal al carbono, pero algunos estados, como {{markets|California y Washington}}, tienen mercados de carbono. La mayoría de los límites federales para centrales eléctricas {{plants|se derogó en septiembre de 2026}}, y todos los de vehículos, {{limits|en febrero}} (se impugnó en los tribunales).',
  pros: [
    'Muchos economistas dicen que un mismo precio por cada tonelada reduce las emisiones al menor costo, pues cada empresa elige su forma más barata. Miles firmaron una {{statement|declaración de 2019}} a favor.',
    'Quienes la apoyan señalan los ingresos. En 2024 la {{cbo-2024|Oficina de Presupuesto del Congreso}} estudió $25 por tonelada, que suben cada año un 5% más que la inflación. Sin reembolsos, {{cbo-2024|el déficit bajaría $919 mil millones}} en diez años.',
    'Quienes la apoyan dicen que los reembolsos pueden proteger a las familias. Un {{rebates|estudio de 2015}} halló que una pequeña parte del dinero compensaría lo que paga en conjunto la quinta parte más pobre.',
    'Quienes la apoyan dicen que limitaría daños a la salud y al clima. Un {{damage|estudio de 2022 en Nature}} calculó en unos $185 el daño mundial de cada tonelada adicional de dióxido de carbono.',
    'Empresas que la apoyan dicen que es más fácil planear con un precio estable que con reglas que cambian. Canadá {{canada|mantuvo el precio para la gran industria}} en 2025.',
  ],
  cons: [
    'Quienes se oponen dicen que frena la economía. Un {{europe|estudio de 2023}} del mercado europeo de carbono halló que un precio más alto encareció la energía, bajó la actividad y golpeó más a hogares pobres.',
    'Los críticos dicen que los conductores lo sentirían. Según el cálculo {{gasoline|de 2017}} de Resources for the Future, un grupo de investigación, $25 por tonelada sumarían unos 22 centavos al galón de gasolina.',
    'Los críticos dicen que los reembolsos no llegan a muchas familias. Un {{poorest|estudio de 2019}} halló que con algunos planes la mayoría de las familias más pobres pagaría más de lo que recibe.',
    'Las regiones de carbón, petróleo y gas dicen que perderían empleos e ingresos. Resources for the Future {{revenue|halló en 2024}} que esos combustibles dan a decenas de condados más de $1,000 por persona al año.',
    'Quienes se oponen dicen que el beneficio depende de lo que hagan otros países y que el apoyo se puede perder. Canadá {{canada|eliminó su cobro al consumidor}} en 2025.',
  ],
  sources,
};
