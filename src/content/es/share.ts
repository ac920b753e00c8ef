import type { share as english } from '../en/share';
import type { Widened } from '../widened';

const policies = (count: number) => (count === 1 ? '1 tema' : `${count} temas`);

export const share = {
  meta: {
    title: 'Comparta sus respuestas',
    description:
      'Haga un enlace o una imagen con las respuestas que elija, sin abrir una cuenta. Usted ve todo lo que lleva antes que los demás.',
  },
  heading: 'Comparta sus respuestas',
  lead: 'Haga un enlace o una imagen que muestre lo que opina. Usted elige lo que lleva, y no lleva ningún nombre a menos que agregue el suyo.',
  needsScripts: 'Para compartir se necesita JavaScript, que está desactivado en este navegador.',
  loadFailed: 'Una parte de esta página no se cargó. Vuelva a cargarla.',
  nothing: 'Aún no ha respondido sobre ningún tema, así que no hay nada que compartir.',
  goAnswer: 'Ir a las encuestas',
  contents: {
    heading: 'Qué incluye',
    text: 'Esto es todo lo que llevará el enlace. Desmarque lo que prefiera no mostrar.',
    legend: 'Respuestas en el enlace',
    notAnswered: (count) =>
      `No ${count === 1 ? 'va' : 'van'} en el enlace: ${policies(count)} sin responder.`,
    openly: 'Compartir abiertamente lo que opino',
    openlyHint: (name) => `Pone el nombre de su membresía, ${name}, en el enlace y en la imagen.`,
    nameLabel: 'Nombre en el enlace:',
    anonymous: 'ninguno',
  },
  warning: {
    show: 'Lo que conviene saber antes de compartir',
    hide: 'Ocultar lo que conviene saber',
    items: [
      'Cualquiera que tenga el enlace puede ver estas opiniones políticas y pasárselas a otros.',
      'Un enlace no se puede retirar. Cambiar o borrar sus respuestas después no lo cambia.',
      'Las respuestas van en el enlace mismo, después del signo #. Los navegadores no nos envían esa parte, ni a nosotros ni a quien aloja el sitio.',
      'Una aplicación de mensajes, un servicio de correo o una computadora compartida puede conservar el enlace completo.',
    ],
  },
  link: {
    heading: 'Su enlace',
    label: 'Enlace para comparar respuestas',
    hint: 'Quien lo abra verá las respuestas de usted junto a las suyas.',
    carries: (count, name) => {
      const answers = count === 1 ? '1 respuesta' : `${count} respuestas`;
      return name ? `Lleva su nombre, ${name}, y ${answers}.` : `Lleva ${answers} y ningún nombre.`;
    },
    choose: 'Elegir qué incluye',
    open: 'Quien lo tenga puede ver estas opiniones políticas y pasarlo a otros. No se puede retirar.',
    none: 'Marque al menos una respuesta para obtener un enlace.',
    copy: 'Copiar enlace',
    copied: 'Copiado.',
    copyByHand: 'Su navegador no nos permitió copiar. El enlace está seleccionado, para que usted lo copie.',
    share: 'Compartir…',
    shareText: 'Compare sus respuestas con las mías en Civic Voice.',
    shareFailed: 'Su navegador no pudo compartir el enlace. Cópielo.',
    look: 'Ver lo que verán los demás',
    qr: {
      show: 'Mostrar como código QR',
      hide: 'Ocultar el código QR',
      label: 'Código QR de su enlace',
      text: 'Apunte al código con la cámara de otro teléfono. Abre el mismo enlace, así que quien lo escanee verá las mismas respuestas.',
      failed: 'No se pudo cargar el código QR. El enlace de arriba sigue funcionando.',
    },
  },
  picture: {
    heading: 'Una imagen de sus respuestas',
    fileName: 'civic-voice-respuestas.png',
    text: 'Para los lugares donde un enlace no basta. La imagen se hace aquí, en su navegador.',
    title: 'Lo que opino',
    titleWithName: (name) => `Lo que opina ${name}`,
    note: 'Las respuestas de una persona, no una encuesta de opinión',
    line: (title, choice) => `${title}: ${choice}.`,
    alt: (title, lines) => `${title}. ${lines}`,
    altLabel: 'Descripción de la imagen',
    altHint: 'Publíquela junto con la imagen, para las personas que no pueden verla.',
    save: 'Guardar la imagen',
    saved: 'Su imagen está lista. Su navegador le muestra dónde se guardó.',
    failed: 'Su navegador no pudo hacer la imagen. El enlace de arriba sigue funcionando.',
    copyAlt: 'Copiar la descripción',
    copyAltByHand:
      'Su navegador no nos permitió copiar. La descripción está seleccionada, para que usted la copie.',
  },
  more: {
    compare: 'Comparar con el enlace de otra persona',
    letter: 'Escribir a sus representantes',
    answers: 'Ver todas sus respuestas',
  },
} as const satisfies Widened<typeof english>;
