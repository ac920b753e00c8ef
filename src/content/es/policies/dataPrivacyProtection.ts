import { sources } from '../../sources/dataPrivacyProtection';
import type { PolicyText } from '../../types';

export const dataPrivacyProtection: PolicyText = {
  id: '6',
  description:
    '¿Debería una sola ley nacional fijar reglas para los datos personales que reúnen las empresas? Esa ley podría permitirle ver, corregir, eliminar o trasladar sus datos. Podría exigir su permiso antes de que se usen datos sensibles y limitar lo que las empresas pueden reunir. Quienes legislan discrepan: ¿podrán los estados ir más lejos y la gente demandar? Un modelo, la {{bill|SECURE Data Act}} de 2026 (Ley SECURE de Datos), no permitía ninguna de las dos cosas. Sí significa que usted quiere una sola ley nacional; No, que no la quiere, por la razón que sea.',
  ifYes:
    'En todos los estados, la gente tendría los mismos derechos básicos sobre sus datos, y las empresas tendrían obligaciones nuevas. Del texto final dependería si se mantienen las leyes estatales y las demandas de particulares.',
  ifNo: 'Las reglas federales seguirían siendo distintas según el tipo de datos. Los derechos más amplios dependerían del estado donde usted viva.',
  lawToday:
    'Distintas leyes federales {{areas|protegen áreas}} como datos de salud, crédito y niños, y {{count|más de 20 estados}} tenían leyes amplias de privacidad en julio de 2026. Hasta ese septiembre, cada cámara había aprobado un proyecto sobre datos de niños ({{kids|Cámara}}, {{coppa|Senado}}); la SECURE Data Act tuvo una {{hearing|audiencia}}; ninguno era ley.',
  pros: [
    'Quienes la apoyan citan la opinión pública. Según {{pew|Pew Research Center}}, en 2023 el 72% de los adultos quería más reglas sobre cómo usan datos las empresas; el 73% sentía poco o ningún control.',
    'Quienes la apoyan dicen que con derechos claros la gente podría actuar si una empresa usa mal sus datos, sin leer largos avisos de privacidad.',
    'Quienes defienden a los consumidores dicen que los derechos básicos no deben depender del estado donde vive una persona. En julio de 2026, {{count|más de 20 estados}} tenían leyes amplias.',
    'Los grupos de la industria prefieren un solo reglamento. En {{cost|2022}}, una fundación con fondos de la industria calculó que 50 leyes estatales costarían más de $1 billón (un millón de millones) en diez años.',
    'Quienes la apoyan dicen que con menos datos hay menos que robar y que puedan vender los [[data-broker|intermediarios de datos]]. Responden que la ventaja inicial de empresas grandes en Europa {{vendors|casi desapareció}} a fines de 2018.',
  ],
  cons: [
    'Quienes defienden la privacidad se oponen a versiones que anulen leyes estatales más estrictas. En 2026, {{states|18 fiscales generales y agencias estatales}} dijeron que peligraban leyes de California e Illinois.',
    'Los grupos empresariales se oponen a versiones que permitan demandas de particulares. La {{chamber|Cámara de Comercio de Estados Unidos}} dijo en 2022 que se opondría a cualquier derecho amplio a demandar.',
    'Los críticos dicen que el costo de cumplir las reglas pesa más sobre las empresas pequeñas, que tienen menos abogados e ingenieros.',
    'Algunos economistas temen una ventaja para las empresas más grandes. Un estudio halló que, una semana después de la ley europea de 2018, los proveedores web estaban {{vendors|un 17% más concentrados}}, a favor de Google y Facebook.',
    'Los críticos dicen que los estados pueden adaptarse más rápido que el Congreso, y que una sola ley federal podría congelar las reglas mientras la tecnología cambia.',
  ],
  sources,
};
