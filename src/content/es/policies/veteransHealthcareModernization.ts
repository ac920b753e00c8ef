import { sources } from '../../sources/veteransHealthcareModernization';
import type { PolicyText } from '../../types';

export const veteransHealthcareModernization: PolicyText = {
  id: '10',
  description:
    '¿Debería una ley modernizar historiales de Asuntos de los Veteranos (VA) y fijar cuándo el VA paga a un médico privado? Lo primero financiaría pasar antes a un historial compartido con las fuerzas armadas, citas en línea, consultas por video y reparaciones. Lo segundo pondría en la ley los límites de viaje y de espera para atención privada. Un Sí apoya las dos; un No rechaza al menos una. Los planes difieren en cuánta atención debe salir del VA. El debate compara el acceso y herramientas nuevas con el costo, la seguridad y la fortaleza de sus hospitales.',
  ifYes:
    'El VA tendría un plan fijo y dinero para terminar el sistema de historiales y ampliar la atención en línea. Los límites de viaje y de espera para la atención privada pasarían de un {{limits|reglamento}} a la ley.',
  ifNo: 'El VA seguiría con sus planes y presupuestos actuales. Los límites de viaje y de espera seguirían en un reglamento, que el VA puede cambiar; el {{code|derecho a la atención privada}} ya es ley.',
  lawToday:
    'El Congreso {{code|fijó en 2018}} quién puede usar la atención privada, y los límites de viaje y de espera están en un {{limits|reglamento del VA}}. En {{schedule|abril de 2026}}, diez de {{sites|164}} centros ya usaban el historial nuevo; el VA planeaba más ese año, y terminar {{finish|tan pronto como en 2031}}.',
  pros: [
    'Quienes la apoyan dicen que un solo historial, desde el servicio militar, evita repetir exámenes, y que ya funciona mejor. El VA {{users|informó en diciembre de 2025}} que la proporción de usuarios satisfechos subió del 7% al 33%.',
    'Quienes la apoyan dicen que en el VA se espera mucho. Según su resumen de un {{waits|estudio de 2022}}, el 44% de sus citas tardó más de 20 días, su {{limits|límite en atención primaria y mental}}.',
    'Los patrocinadores de la {{groups|Veterans’ ACCESS Act}} de 2025 (Ley ACCESS) dijeron que los límites por ley protegen el derecho a elegir. La American Legion y los Veterans of Foreign Wars elogiaron una versión del Senado, de ocho años.',
    'Quienes la apoyan dicen que la distancia hace importante elegir. El informe de un panel del VA, {{reasons|citado por un senador en 2024}}, dio el tiempo de viaje como el primer motivo para buscar atención privada (50%).',
    'Quienes la apoyan dicen que la atención en línea ayuda a quienes viven lejos de una clínica. El VA contó más de 2.9 millones de esas consultas en su [[fiscal-year|año fiscal]] 2023, de {{rural|770,000 veteranos de zonas rurales}}.',
  ],
  cons: [
    'Los críticos ven subir el costo. El VA estimó el programa de historiales en {{money|$16.1 mil millones}} en 2019, a unos diez años. En {{total|septiembre de 2026}} se informó de unos $37 mil millones hasta 2031, y $11 mil millones de mantenimiento.',
    'Los críticos dicen que la seguridad está en juego. Un {{harm|informe de 2022}} del [[inspector-general|inspector general]] del VA dio cuenta de 149 casos de daño a pacientes en el primer centro, dos de ellos graves.',
    'Los críticos dicen que no está listo. Tres intentos de cambiar el sistema viejo {{tries|habían fallado}}. En {{steps|agosto de 2026}}, el VA no había cumplido del todo 14 de las 18 medidas que le recomendó una oficina del Congreso (GAO, en inglés).',
    'Los críticos temen hospitales del VA más débiles. En un {{mortality|estudio de 2022}}, los veteranos mayores llevados ahí en ambulancia morían un 20% menos en 30 días que otros. En {{waits|otro}}, el 50% de las citas privadas tardó más de 20 días.',
    'Los críticos dicen que un despliegue rápido sobrecargaría al personal. Para el año fiscal 2026, los hospitales del VA {{staff|informaron de 4,712}} casos de escasez grave, frente a 4,434. Cada caso es un tipo de puesto en un hospital.',
  ],
  sources,
};
