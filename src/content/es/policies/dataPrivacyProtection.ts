import { checkedThrough, sources } from '../../sources/dataPrivacyProtection';
import type { PolicyText } from '../../types';

export const dataPrivacyProtection: PolicyText = {
  id: '6',
  description:
    '¿Debería una sola ley nacional fijar reglas para los datos personales que reúnen las empresas? Esa ley podría permitirle ver, corregir, eliminar o trasladar sus datos. Podría exigir su permiso antes de que se usen datos sensibles y limitar lo que las empresas pueden reunir. Dos preguntas dividen a quienes legislan. ¿Debería una ley federal reemplazar las leyes estatales de privacidad, o deberían los estados poder ir más lejos? ¿Y debería poder la gente demandar a las empresas que no cumplan las reglas?',
  ifYes:
    'En todos los estados, la gente tendría los mismos derechos básicos sobre sus datos, y las empresas tendrían obligaciones nuevas. Del texto final dependería si se mantienen las leyes estatales y las demandas de particulares.',
  ifNo: 'Las reglas federales seguirían siendo distintas según el tipo de datos. Los derechos más amplios dependerían del estado donde usted viva.',
  lawToday:
    'Distintas leyes federales {{areas|protegen áreas}} como los datos de salud, de crédito y de menores, y {{count|23 estados}} tenían leyes amplias de privacidad en julio de 2026. En la Cámara, un proyecto de 2026, la {{bill|SECURE Data Act}} (Ley SECURE de Datos), anularía leyes estatales e impediría demandas de particulares; tuvo {{hearing|audiencia en junio}}.',
  pros: [
    'Sus partidarios citan la opinión pública. El {{pew|Pew Research Center}} halló en 2023 que el 72% de los adultos quiere más reglas sobre lo que las empresas hacen con los datos.',
    'Sus partidarios dicen que a la gente le falta control. En la misma {{pew|encuesta de 2023}}, el 73% dijo tener poco o ningún control sobre lo que las empresas hacen con sus datos.',
    'Quienes defienden a los consumidores dicen que los derechos básicos no deben depender del estado donde vive una persona.',
    'Los grupos de la industria prefieren un solo reglamento. La {{cost|Information Technology and Innovation Foundation}} estimó en 2022 que 50 leyes estatales podrían costar más de $1 billón (un millón de millones) en diez años.',
    'Sus partidarios dicen que, si las empresas reúnen menos datos, hay menos que robar en un ataque y menos que puedan vender los intermediarios de datos.',
  ],
  cons: [
    'Quienes defienden la privacidad se oponen a versiones que anulen leyes estatales más estrictas. En 2026, {{states|18 fiscales generales y agencias estatales}} dijeron que peligraban leyes de California e Illinois.',
    'Los grupos empresariales se oponen a versiones que permitan demandas de particulares. La {{chamber|Cámara de Comercio}} dijo en 2022 que se opondría a cualquier derecho amplio a demandar.',
    'Los críticos dicen que el costo de cumplir las reglas pesa más sobre las empresas pequeñas, que tienen menos abogados e ingenieros.',
    'Algunos economistas temen una ventaja para las empresas más grandes. Tras entrar en vigor la ley europea en 2018, el mercado de proveedores web se concentró {{vendors|un 17% más}}, halló un estudio; la mayor parte duró poco.',
    'Los críticos dicen que los estados pueden adaptarse más rápido que el Congreso, y que una sola ley federal podría congelar las reglas mientras la tecnología cambia.',
  ],
  sources,
  checkedThrough,
};
