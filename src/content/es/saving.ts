import type { saving as english } from '../en/saving';
import type { Widened } from '../widened';

export const saving = {
  accepted: 'A partir de ahora lo que usted ingrese se guarda en este dispositivo.',
  failing:
    'No se guarda en este dispositivo: su navegador no permite guardar sus respuestas. Duran solo mientras esta página siga abierta.',
  declined: 'No se guarda en este dispositivo: sus respuestas quedan solo en esta pestaña.',
  eraseNow: 'Eliminar ahora',
  askErase: {
    title: '¿Eliminar todo, incluso mis decisiones?',
    text: 'Se eliminarán, aquí y en otras pestañas activas, sus respuestas, estrellas, membresía, cartas, firma, decisiones y datos ilegibles. Una pestaña suspendida o en otro sitio puede conservar lo que tiene hasta que usted la cierre. Se pierde un grupo abierto en otra pestaña. Esto no se puede deshacer. Después, una última página le dirá qué se eliminó.',
    confirm: 'Eliminar',
    cancel: 'Cancelar',
  },
} as const satisfies Widened<typeof english>;
