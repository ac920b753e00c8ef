import { sources } from '../../sources/universalBackgroundChecks';
import type { PolicyText } from '../../types';

export const universalBackgroundChecks: PolicyText = {
  id: '1',
  description:
    '¿Debería empezar casi toda venta de armas de fuego del país con una verificación de antecedentes? Hoy la norma federal depende de quién vende. Esta propuesta extendería la verificación a las ventas entre particulares, que tendrían que hacerse ante un vendedor con licencia. Ese vendedor usaría el mismo sistema federal que hoy usan las tiendas de armas. Un modelo es el proyecto de ley {{bill|Bipartisan Background Checks Act of 2025}} (Ley Bipartidista de Verificación de Antecedentes), de la Cámara de Representantes. Tenía excepciones para regalos entre familiares y peligro urgente.',
  ifYes:
    'La mayoría de las ventas entre particulares pasaría por un vendedor con licencia, que antes haría la verificación. Proyectos de ley recientes tenían excepciones para regalos a familiares cercanos, caza, campos de tiro y peligro urgente.',
  ifNo: 'Los vendedores con licencia aún tendrían que verificar a quien compra; según la ley federal, los particulares no. Los estados podrían mantener o adoptar normas propias más estrictas.',
  lawToday:
    'Los {{rand|vendedores con licencia}} deben hacer una verificación federal o aceptar ciertos {{sale|permisos estatales}}; si no hay respuesta en tres días hábiles, por lo general pueden vender. Donde el estado no la pide, los particulares {{atf|pueden vender sin ella}} si no saben que quien compra lo tiene prohibido; entre estados, vende quien tiene licencia.',
  pros: [
    'Grupos por la seguridad con las armas, como {{everytown|Everytown}}, dicen que hoy quienes tienen prohibido tener armas pueden comprarlas sin verificación. Quienes la apoyan señalan que la {{code|ley}} prohíbe un registro federal de armas.',
    'Quienes la apoyan dicen que estas normas cambian lo que hace la gente. En una {{annals|encuesta de 2015}}, el 57% de quienes compraron a particulares no tuvo verificación en estados sin esa norma, frente al 26% donde existe.',
    'Quienes la apoyan dicen que la verificación actual frena ventas a quienes tienen prohibido tener armas. La {{denials|Oficina de Estadísticas de Justicia}} contó unos 2.8 millones de rechazos de 1994 a 2014, el 1.6% de las solicitudes.',
    'Quienes la apoyan citan la opinión pública. El {{pew|Pew Research Center}} halló en 2021 que la mayoría en ambos partidos principales estaba a favor de verificar las ventas entre particulares.',
    'Quienes la apoyan dicen que las ventas sin verificación alimentan el mercado clandestino. Una sola norma nacional, dicen, reduciría el paso de armas desde los estados sin esa verificación.',
  ],
  cons: [
    'Quienes se oponen dicen que pone trabas a un derecho constitucional de personas que cumplen la ley y no han hecho nada malo.',
    'Los críticos dicen que un rechazo no es un delito evitado. En una {{prisoners|encuesta federal de 2016}}, el 43% de los presos que cometieron su delito armados obtuvo el arma en la calle o en el mercado clandestino.',
    'La {{nagr|National Association for Gun Rights}} y otros consideran esta verificación un paso hacia un registro federal de dueños de armas, por los documentos de cada venta.',
    'Un {{nagr|grupo por el derecho a las armas}} dice que las tarifas pesarían más sobre los dueños con bajos ingresos. Otros dicen que prestar un arma entre amigos podría convertirse en delito por accidente.',
    'Los críticos dicen que los estudios dan resultados distintos. Uno {{states|de 2020 en cuatro estados}}, en 1985–2017, no halló un vínculo constante entre la verificación sola y las muertes por armas.',
  ],
  sources,
};
