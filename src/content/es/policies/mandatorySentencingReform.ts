import { checkedThrough, sources } from '../../sources/mandatorySentencingReform';
import type { PolicyText } from '../../types';

export const mandatorySentencingReform: PolicyText = {
  id: '8',
  description:
    '¿Deberían los jueces tener más margen para fijar penas de prisión? Para algunos delitos federales, sobre todo de drogas, la ley fija una pena mínima que el juez debe imponer. Esta política acortaría o suavizaría algunas de esas reglas. Un modelo es la {{bill|Smarter Sentencing Act de 2026}} (Ley de Sentencias Más Inteligentes). Bajaría ciertas penas mínimas por drogas, fijaría otras menores para algunas personas que las cruzan por la frontera y permitiría a algunos presos pedir una revisión. No eliminaría ninguna pena mínima ni bajaría ninguna máxima. Las leyes estatales no cambiarían.',
  ifYes:
    'Con un proyecto de ley como el {{bill|de 2026}}, algunas penas mínimas de diez años bajarían a cinco y algunas de cinco bajarían a dos. Algunas personas que hoy están en prisión podrían pedirle a un juez que revise su pena.',
  ifNo: 'Las penas mínimas actuales seguirían, junto con las excepciones que el Congreso ya ha hecho. En los demás casos, los jueces no podrían bajar de la pena mínima.',
  lawToday:
    'La ley federal fija penas mínimas para muchos delitos de drogas y algunos otros; una {{fentanyl|ley de julio de 2025}} amplió las del fentanilo. Los jueces pueden imponer menos a quienes ayudan a la fiscalía o por una excepción {{first-step|ampliada en 2018}}, que la {{court|Corte Suprema}} interpretó estrictamente en 2024.',
  pros: [
    'Una {{left|coalición de izquierda}} y {{evangelicals|líderes evangélicos}} apoyaron versiones anteriores. Dicen que los jueces deben poder ajustar la pena a la persona y al acto.',
    'Sus partidarios citan a especialistas. La {{commission-2011|Comisión de Sentencias}} le dijo al Congreso en 2011 que algunas penas mínimas abarcan demasiado, son demasiado severas y se aplican de forma desigual.',
    'Quienes la apoyan citan a personas liberadas antes por una {{first-step|ley de 2018}}, la mayoría con créditos ganados. Hasta 2024, el 9.7% fue arrestado de nuevo o volvió a prisión, {{council|un 55% menos}} que personas similares, según se estima.',
    'Sus partidarios dicen que, con penas más cortas, se ahorraría en prisiones un dinero que podría ir a la policía o a tratamientos.',
    'Sus defensores dicen que las penas mínimas son desiguales. De quienes tenían una por drogas en el año fiscal 2016, no se libró 64.5% de las personas negras y 50.8% de las blancas, según {{relief|la Comisión}}. La brecha bajó desde {{relief|2010}}.',
  ],
  cons: [
    'La principal {{prosecutors|asociación de fiscales federales}} dice que las penas mínimas convencen a la gente de cooperar. En el año fiscal 2016, lo hizo el {{help|29.8% de quienes tenían una pena mínima por drogas}}, frente al 15.2% de los demás.',
    'Quienes defienden las penas mínimas dicen que garantizan penas parecidas para delitos parecidos, sin importar qué juez le toque a cada persona.',
    'Los críticos temen penas más cortas para quienes venden drogas. Las muertes por sobredosis {{overdoses|bajaron un 21%}} en el año que terminó en agosto de 2025, pero el fentanilo aún estuvo presente en unas 45,000.',
    'Quienes se oponen dicen que ya hay excepciones. Según {{commission-2022|datos de la Comisión}}, el 42.7% de las personas condenadas con una pena mínima en el año fiscal 2022 quedó libre de ella.',
    'Algunos grupos policiales dicen que las penas más largas impiden que quienes reinciden una y otra vez dañen a otros. La {{police|policía estuvo dividida}} ante la ley de 2018.',
  ],
  sources,
  checkedThrough,
};
