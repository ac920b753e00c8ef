import { sources } from '../../sources/federalMinimumWageIncrease';
import type { PolicyText } from '../../types';

export const federalMinimumWageIncrease: PolicyText = {
  id: '7',
  description:
    '¿Debería subir a $15 por hora el salario más bajo que la ley permite en el país? Esta propuesta subiría el salario mínimo federal, que hoy es de $7.25. Sería un piso: los estados y las ciudades aún podrían fijar uno más alto. Los proyectos de ley difieren en la rapidez del aumento, en si luego seguiría a los precios y en cómo se pagaría a quienes reciben propinas. El debate compara mejores salarios con el riesgo de menos empleos y precios más altos. Las {{cbo-2021|estimaciones de 2021}} parten de salarios de entonces: hoy alcanzaría a menos personas.',
  ifYes:
    'Con el cambio en pleno vigor, a la mayoría de los trabajadores no se les podría pagar menos de $15 por hora en ningún estado. El salario mínimo por trabajar a tiempo completo todo el año pasaría de $15,080 a $31,200.',
  ifNo: 'El piso federal seguiría en $7.25. Los estados y las ciudades aún podrían fijar mínimos más altos, como muchos hacen hoy.',
  lawToday:
    'El {{rate|mínimo federal}}, de $7.25 por hora desde julio de 2009, seguía igual en septiembre de 2026; muchas personas con propinas tienen un salario base más bajo. Si un estado o una ciudad fija un salario más alto, se aplica ese.',
  pros: [
    'Quienes la apoyan dicen que ganaría más la mayoría de quienes cobran menos de $15. En 2021, la {{cbo-2021|Oficina de Presupuesto del Congreso}} (CBO, en inglés) calculó que serían 17 millones de personas, con $15 para 2025.',
    'Quienes la apoyan dicen que reduciría las dificultades económicas. En el mismo {{cbo-2021|estudio de 2021}} sobre $15 para 2025, la CBO estimó que 900,000 personas menos vivirían en la pobreza.',
    'Los patrocinadores de un {{bill|proyecto de 2025}}, uno de cada partido, dijeron que, por los precios, $7.25 valía menos que nunca desde la década de 1940.',
    'Quienes la apoyan dicen que, con mejor salario, menos personas renuncian, menos necesitan ayuda pública y se gasta más en las tiendas locales.',
    'Algunos economistas dicen que se perderían pocos empleos. Un {{increases|estudio de 2019}} de 138 aumentos estatales halló poco cambio en los empleos de bajo salario. La {{cbo-2019|estimación de 2019}} de la CBO empezaba en casi cero empleos perdidos.',
  ],
  cons: [
    'Los críticos dicen que algunas personas perderían su trabajo. El {{cbo-2021|estudio de 2021}} de la CBO sobre $15 para 2025 dio 1.4 millones de empleos menos, o un 0.9%. El {{cbo-2019|de 2019}} dio 1.3 millones en el caso medio y 3.7 millones en el alto.',
    'Los críticos dicen que otros pagarían. Según el {{cbo-2021|estudio de 2021}} de la CBO, los precios subirían y el [[deficit|déficit]] crecería en $54 mil millones de 2021 a 2031.',
    '{{restaurants|Grupos de restaurantes y de pequeñas empresas}} dijeron en 2021 que $15 traerían menos horas, menos empleos y cierres de negocios.',
    'Los críticos dicen que una sola cifra no toma en cuenta los precios locales. En 2023, según {{prices|datos federales}}, los precios estaban un 13% por debajo del promedio nacional en Misisipi y un 13% por encima en California.',
    'Los críticos dicen que el mínimo federal alcanza a pocos, pues los estados fijan el suyo. En 2024, el {{workers|1.0% de quienes cobran por hora}} ganó $7.25 o menos.',
  ],
  sources,
};
