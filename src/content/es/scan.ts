import type { scan as english } from '../en/scan';
import type { Widened } from '../widened';

export const scan = {
  heading: 'Escanear códigos',
  camera: 'Lo que ve la cámara',
  starting: 'La cámara se está encendiendo. Su navegador puede preguntarle si esta página puede usarla.',
  ready: 'Ponga frente a la cámara un teléfono que muestre su código QR. Luego, el siguiente.',
  notOurs: 'Este código QR no contiene respuestas para comparar.',
  repeated: 'Este código ya se contó.',
  again: 'Este código ya se contó. ¿Es de otra persona que dio las mismas respuestas?',
  corrected:
    'Respuestas corregidas: las nuevas reemplazan a las que tenían el mismo nombre o las mismas letras. ¿O es otra persona?',
  countToo: 'Contar a otra persona',
  done: 'Listo',
  turnOn: 'Encender la cámara',
  rule: 'Un código cuenta una sola vez, por más tiempo que se muestre. Si el mismo código vuelve, se le pregunta antes: dos personas pueden tener el mismo.',
  onlyHere: 'Las imágenes no salen de este navegador. No se guardan ni se envían.',
  problems: {
    refused:
      'Esta página no tiene permiso para usar la cámara. Puede darlo en la configuración de su navegador para este sitio. O cierre esto y pegue enlaces.',
    missing: 'No se encontró ninguna cámara. Puede cerrar esto y pegar enlaces.',
    busy: 'La cámara está apagada. Quizás otra aplicación la esté usando. Intente de nuevo, o cierre esto y pegue enlaces.',
    insecure:
      'Los navegadores solo dan la cámara a páginas seguras, con una dirección que empieza con https. Puede cerrar esto y pegar enlaces.',
    notLoaded: 'La parte que lee los códigos no se cargó. Intente de nuevo, o cierre esto y pegue enlaces.',
    left: 'La cámara se apagó porque usted salió de esta página.',
  },
} as const satisfies Widened<typeof english>;
