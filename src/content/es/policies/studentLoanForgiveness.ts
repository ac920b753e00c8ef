import { sources } from '../../sources/studentLoanForgiveness';
import type { PolicyText } from '../../types';

export const studentLoanForgiveness: PolicyText = {
  id: '2',
  description:
    '¿Debería el gobierno federal perdonar parte de lo que la gente debe por préstamos estudiantiles? Esta propuesta condonaría (perdonaría) hasta $10,000 de deuda estudiantil federal a cada persona con préstamos, una sola vez. No cubriría los préstamos de entidades privadas. El Congreso tendría que aprobar una ley, y podría limitar el alivio a quienes ganan menos de cierta cantidad. El debate es quién debe pagar la universidad, a quién beneficia más y cuánto costaría.',
  ifYes:
    'A quienes tienen préstamos federales se les perdonarían hasta $10,000 de su deuda, y las deudas menores terminarían por completo. Los límites de ingresos, si los hubiera, dependerían de la ley final.',
  ifNo: 'Los préstamos de antes de julio de 2026 podrían usar Income-Based Repayment (pago según ingresos), salvo {{rule|préstamo o consolidación nuevos}}; los nuevos, un {{law|plan de 2025}}. La deuda se condonaría tras {{law|20 a 30 años}} en un plan así, tras años en el servicio público, o por una discapacidad permanente.',
  lawToday:
    'Ninguna ley federal perdona la deuda estudiantil de forma general; la Corte Suprema {{court|resolvió en 2023}} que la HEROES Act (Ley HEROES) no autorizaba un plan presidencial. Otra {{law|ley}} deja un solo plan según ingresos para préstamos desde julio de 2026 y elimina varios para julio de 2028; un fallo de 2026 {{save|anuló SAVE}}.',
  pros: [
    'Quienes la apoyan dicen que muchos quedarían sin deuda. Se estimó que un plan de 2022 de hasta $20,000 borraría la deuda de 20 millones de personas, {{court|señaló la Corte Suprema}}.',
    'Quienes defienden a las personas con préstamos dicen que las deudas pequeñas causan más problemas. De quienes empezaron a pagar en 2010–11 y pronto [[default|dejaron de pagar]], {{board|el 35% debía menos de $5,000}}.',
    'Quienes la apoyan dicen que los límites de ingresos pueden dirigir la ayuda. La {{veto|Casa Blanca}} dijo en 2023 que quienes ganan menos de $75,000 recibirían casi el 90% de los beneficios de su plan.',
    'Quienes la apoyan dicen que los planes según los ingresos son lentos. Condonan la deuda tras {{law|20 a 30 años}}, y desde 2026 lo condonado {{tax|paga impuestos}} otra vez, como un ingreso.',
    'Quienes la apoyan dicen que a quienes tienen préstamos se les prometió una universidad a su alcance, mientras los estados recortaban fondos y los precios subían.',
  ],
  cons: [
    'Los críticos señalan el costo para los contribuyentes. En 2022 la {{cbo|Oficina de Presupuesto del Congreso}} cifró en unos $400 mil millones un plan mayor, sumando [[present-value|todos los años]] en una cifra.',
    'Los críticos dicen que es injusta para quienes nunca fueron a la universidad o ya pagaron sus préstamos, pues compartirían el costo.',
    'Quienes se oponen dicen que deja igual la matrícula y las reglas de los préstamos. Antes de la ley de 2025, el grupo {{again|Committee for a Responsible Federal Budget}} calculó que la deuda total volvería en cuatro años.',
    'Algunos economistas dicen que está mal dirigida. Un {{earners|estudio de 2023}} halló que el 10% que más gana recibiría tanto como todo el 30% que menos gana.',
    'Quienes se oponen prefieren los planes que quedan. Uno {{law|creado en 2025}} pide {{rule|$120 al año}} hasta $10,000 de ingresos y luego del 1% al 10%, menos $50 al mes por dependiente.',
  ],
  sources,
};
