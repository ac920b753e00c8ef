import { sources } from '../../sources/mandatorySentencingReform';
import type { PolicyText } from '../../types';

export const mandatorySentencingReform: PolicyText = {
  id: '8',
  description:
    '¿Debería el Congreso acortar o suavizar algunas penas mínimas federales de prisión? Para algunos delitos federales, sobre todo de drogas, la ley fija una pena mínima que el juez debe imponer. Esta propuesta daría a los jueces más margen para imponer menos. Un modelo es la {{bill|Smarter Sentencing Act de 2026}} (Ley de Sentencias Más Inteligentes). Bajaría ciertas penas mínimas por drogas y fijaría otras menores para algunas personas que transportan drogas de un país a otro. Algunos presos podrían pedir una revisión. No eliminaría ninguna pena mínima ni bajaría ninguna máxima. Las leyes estatales no cambiarían.',
  ifYes:
    'Con un proyecto de ley como el {{bill|de 2026}}, algunas penas mínimas de diez años bajarían a cinco y algunas de cinco bajarían a dos. Algunas personas que hoy están en prisión podrían pedirle a un juez que revise su pena.',
  ifNo: 'Las penas mínimas actuales seguirían, junto con las excepciones que el Congreso ya ha hecho. En los demás casos, los jueces no podrían bajar de la pena mínima.',
  lawToday:
    'La ley federal fija penas mínimas para muchos delitos de drogas y otros; una {{fentanyl|ley de julio de 2025}} amplió las de sustancias relacionadas con el fentanilo. Se puede imponer menos si la fiscalía lo pide o por una excepción {{first-step|ampliada en 2018}}, que la {{court|Corte Suprema}} interpretó de forma limitada en 2024.',
  pros: [
    'Los {{sponsors|patrocinadores de un proyecto de 2026}}, uno de cada partido, dijeron que los jueces deben poder ajustar la pena a cada persona. Así, dijeron, las prisiones se ocuparían de las más peligrosas.',
    'Quienes la apoyan citan a especialistas. La {{commission-2011|Comisión de Sentencias}} le dijo al Congreso en 2011 que algunas penas mínimas abarcan demasiado, son demasiado severas y se aplican de forma desigual.',
    'Quienes la apoyan dicen que penas más cortas por drogas no aumentan el delito. Tras una rebaja de las pautas en 2014 reincidió {{retro|el 27.9%}}, frente al 30.5% de personas similares con la pena completa, halló la Comisión en 2020.',
    'Quienes la apoyan dicen que con penas más cortas se ahorra. La Oficina de Presupuesto del Congreso {{savings|calculó en 2014}} que una versión anterior del {{bill|proyecto}} ahorraría $4 mil millones en prisiones en diez años.',
    'Quienes la apoyan dicen que hay desigualdad. En el [[fiscal-year|año fiscal]] 2016, entre quienes tenían una pena mínima por drogas, se aplicó al {{relief|64.5% de las personas negras}} y al 50.8% de las blancas.',
  ],
  cons: [
    'La principal {{prosecutors|asociación de fiscales federales}} dice que las penas mínimas convencen a la gente de cooperar. En el año fiscal 2016, dio esa ayuda el {{help|29.8% de quienes tenían una pena mínima por drogas}}, frente al 15.2% de los demás.',
    'Quienes defienden las penas mínimas dicen que garantizan penas parecidas para delitos parecidos, sin importar qué juez le toque a cada persona.',
    'Los críticos temen penas más cortas para quienes venden drogas. Las sobredosis causaron {{overdoses|69,147 muertes}} en el año hasta enero de 2026, un 13.2% menos que el año anterior, según datos federales provisionales.',
    'Quienes se oponen dicen que ya hay excepciones. En el año fiscal 2022, antes del {{court|fallo de 2024}}, no se aplicó la pena mínima al {{commission-2022|42.7% de las personas}} que la tenían. La brecha racial {{relief|ya era menor}} en 2016.',
    'Algunos grupos policiales, que {{police|se opusieron al proyecto de 2018}}, dicen que las penas más largas impiden que quienes reinciden una y otra vez dañen a otros.',
  ],
  sources,
};
