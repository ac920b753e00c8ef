import { checkedThrough, sources } from '../../sources/veteransHealthcareModernization';
import type { PolicyText } from '../../types';

export const veteransHealthcareModernization: PolicyText = {
  id: '10',
  description:
    '¿Debería el Departamento de Asuntos de los Veteranos (VA) hacer dos cambios en su atención médica? Primero, pagaría por acelerar el paso a un historial médico electrónico compartido con las fuerzas armadas, y por citas en línea, consultas por video y reparaciones. Segundo, pondría en la ley los límites de viaje y de espera a partir de los cuales el VA paga un médico privado. Los planes difieren en cuánta atención debe salir del VA. El debate compara el acceso y las herramientas nuevas con el costo, la seguridad y la fortaleza de los hospitales del VA.',
  ifYes:
    'El VA tendría un plan fijo y dinero para terminar el sistema de historiales y ampliar la atención en línea. Los límites de viaje y de espera para la atención privada pasarían de un {{limits|reglamento}} a la ley.',
  ifNo: 'El VA seguiría con sus planes y presupuestos actuales. Los límites de viaje y de espera seguirían en un reglamento, que el VA puede cambiar; el {{code|derecho a la atención privada}} ya es ley.',
  lawToday:
    'El Congreso {{code|fijó en 2018}} quién puede usar la atención privada, y los límites de viaje y de espera están en un {{limits|reglamento del VA}}. De {{sites|unos 170}} centros médicos, diez ya usaban el historial nuevo {{michigan|en abril de 2026}}; el VA planea terminar {{finish|quizás ya en 2031}}.',
  pros: [
    'Quienes la apoyan dicen que un solo historial, desde el servicio militar hasta la atención del VA, significa menos exámenes repetidos y menos archivos perdidos.',
    'Quienes la apoyan dicen que el sistema está mejorando. El VA {{users|informó en diciembre de 2025}} que la proporción de usuarios satisfechos subió del 7% al 33%, aunque la mayoría aún no lo estaba.',
    'Quienes la apoyan dicen que retrasar el cambio cuesta más. Una oficina del Congreso (GAO, en inglés) halló en {{old|2019}} y {{old-2023|2023}} que el sistema viejo, de más de 30 años, es complejo y caro.',
    'Los patrocinadores de la {{groups|Veterans’ ACCESS Act}} de 2025 (Ley ACCESS) dicen que poner los límites en la ley protege el derecho a elegir de los veteranos. La American Legion y los Veterans of Foreign Wars la elogiaron.',
    'Quienes la apoyan dicen que la atención en línea ayuda a quienes viven lejos de una clínica. El VA contó 2.9 millones de esas consultas en su [[fiscal-year|año fiscal]] 2023, de {{rural|770,000 veteranos de zonas rurales}}.',
  ],
  cons: [
    'Los críticos señalan que el costo sube, aunque los totales abarcan años distintos. El VA dijo {{money|$16.1 mil millones}} en 2019, a unos diez años, y {{money|$37.2 mil millones}} en 2025.',
    'Los críticos dicen que la seguridad está en juego. Un {{harm|informe de 2022}} del [[inspector-general|inspector general]] del VA contó 149 casos de daño a pacientes en el primer centro, dos de ellos graves.',
    'La GAO {{steps|halló en diciembre de 2025}} que el VA no había cumplido del todo 16 de las 18 medidas que le había recomendado para el programa.',
    'Los críticos {{drain|temen que se debiliten}} los hospitales del VA. Un {{mortality|estudio de 2022}} halló que los veteranos mayores llevados allí en ambulancia morían un 20% menos en 30 días que los llevados a otro hospital.',
    'Los críticos dicen que un despliegue rápido sobrecargaría al personal. El {{staff|inspector general}} informó de muchos más casos de escasez grave de empleados en el VA en 2025 que un año antes, dato que el VA cuestiona.',
  ],
  sources,
  checkedThrough,
};
