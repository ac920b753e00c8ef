import type { yourClass as english } from '../en/yourClass';
import type { Widened } from '../widened';
import { policyCount } from './policyCount';

const policies = (count: number) => (count === 1 ? '1 tema' : `${count} temas`);

export const yourClass = {
  meta: {
    title: 'Su clase',
    description:
      'Lea los dos lados de los temas que eligió su docente, responda por su cuenta y muestre sus respuestas como un código sin nombre. Nada se envía.',
  },
  heading: 'Su clase',
  policies: (count) => `Su clase: ${policies(count)}`,
  lead: 'Lea los dos lados y responda por su cuenta. Al final puede mostrarle a su docente un código sin su nombre. Nada se envía.',
  needsScripts: `Para responder con una clase hace falta JavaScript, que está desactivado en este navegador. Solo su navegador lee el enlace, y para eso lo necesita. Los ${policyCount} temas, con los dos lados de cada uno, se pueden leer aquí abajo sin él.`,
  loadFailed: 'Una parte de esta página no se cargó. Vuelva a cargarla: los temas están en su dirección.',
  missing:
    'El enlace o el código QR de su docente trae hasta aquí los temas de su clase. Esta dirección no tiene ninguno. Escanee el código de nuevo.',
  broken:
    'Este enlace se modificó o le falta una parte, así que no se pueden leer los temas de su clase. Escanee el código de nuevo, o copie el enlace completo.',
  newer: 'Este enlace se creó con una versión más nueva del sitio. Vuelva a cargar esta página.',
  forTeachers: 'Para docentes: elegir temas',
  allPolicies: `Ver los ${policyCount} temas`,
  list: 'Los temas de su clase',
  place: (number, of) => `Tema ${number} de ${of}`,
  policy: (title, answer) => `${title}: ${answer}`,
  unanswered: 'aún sin respuesta',
  showCode: 'Mostrar mi código',
  code: {
    heading: 'Su código',
    text: 'Muéstrelo a su docente para que lo escanee. Nadie tiene que participar.',
    keepTab: 'No cierre esta pestaña: en otra, su código cuenta como el de otra persona.',
    none: 'Aún no hay ninguna respuesta que el código pueda llevar.',
    begin: 'Ir al primer tema',
    open: (count) =>
      `${policies(count)} sin respuesta. No importa: el código no ${count === 1 ? 'lo' : 'los'} incluye.`,
    holds: 'Lo que lleva el código',
    noName:
      'Sus respuestas sobre estos temas, cuatro letras al azar que distinguen su código de otros con las mismas respuestas, y ningún nombre.',
    qr: {
      label: 'Código QR de sus respuestas',
      failed: 'No se pudo cargar el código QR. Puede enviar el enlace de abajo.',
    },
    label: 'Enlace para enviar a su docente',
    hint: 'Por si no hay cámara. Quien tenga este enlace ve estas respuestas.',
    copy: 'Copiar enlace',
    copied: 'Copiado.',
    copyByHand: 'Su navegador no nos dejó copiar. El enlace está seleccionado para que usted lo copie.',
  },
} as const satisfies Widened<typeof english>;
