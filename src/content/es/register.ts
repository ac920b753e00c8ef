import type { register as english } from '../en/register';
import type { Widened } from '../widened';

export const register = {
  meta: {
    title: 'Únase a nuestra comunidad',
    description:
      'Únase a Civic Voice con su nombre, correo electrónico y una foto tipo pasaporte. Sus datos quedan en este navegador; nada se envía ni se publica.',
  },
  heading: 'Únase a nuestra comunidad',
  lead: 'Haga su tarjeta de miembro. Se queda en este navegador y no se envía a ninguna parte. Necesita dos minutos y una foto.',
  honest:
    'Su membresía se guarda solo en este navegador. Nada se nos envía ni se publica. Cada miembro puede decidir si comparte abiertamente lo que opina; nadie verifica a los miembros.',
  notVoting: {
    text: 'Aquí no se registra para votar.',
    link: 'Para registrarse para votar, vaya a vote.gov',
    instead: 'El registro para votar está en vote.gov',
  },
  gains: {
    heading: 'Lo que obtiene',
    items: [
      { title: 'Una tarjeta propia', text: 'Con su nombre y su foto, en este navegador.' },
      {
        title: 'Su nombre en lo que comparte',
        text: 'Solo si usted lo elige. Si no, el enlace no lleva ningún nombre.',
      },
      {
        title: 'Cartas con su nombre ya puesto',
        text: 'Cuando le escriba al Congreso, un botón pone su nombre en la carta. Quien la envía es usted.',
      },
    ],
  },
  needsScripts:
    'Para unirse se necesita JavaScript, que está desactivado en este navegador. Sin él, nada de lo que escriba aquí se puede guardar.',
  needsSecure:
    'Esta página no se abrió por una conexión segura, así que no se puede proteger su contraseña. Para unirse, ábrala con https.',
  fields: {
    firstName: 'Nombre(s)',
    lastName: 'Apellido(s)',
    email: 'Correo electrónico',
    password: 'Contraseña',
    photo: 'Foto',
  },
  allNeeded:
    'Complete todos los campos. Su nombre es para la tarjeta y, si usted quiere, para cartas y enlaces. El correo electrónico y la foto son solo para la tarjeta. Hoy nada usa la contraseña.',
  missing: {
    firstName: 'Escriba su nombre.',
    lastName: 'Escriba su apellido.',
    email: 'Escriba su correo electrónico.',
    password: 'Elija una contraseña.',
    photo: 'Elija una foto.',
  },
  problems: 'Hay un problema',
  emailMalformed: 'Esto no parece un correo electrónico. Debe verse como ana@example.com.',
  changedElsewhere: {
    text: (saved) => `Otra pestaña guardó aquí “${saved}”. Si guarda, quedará lo que usted escribió.`,
    password: 'Otra pestaña guardó una contraseña distinta. Si guarda, quedará esta.',
    photo: 'Otra pestaña guardó una foto distinta. Si guarda, quedará esta.',
  },
  register: 'Crear mi tarjeta de miembro',
  confirm: {
    title: 'Antes de unirse',
    text: 'Al unirse, usted confirma que toda la información proporcionada es correcta y le pertenece. ¿Está de acuerdo?',
    confirm: 'Estoy de acuerdo',
    cancel: 'Cancelar',
  },
  leave: {
    title: '¿Salir de esta página?',
    text: 'Lo que ingresó todavía no se ha guardado. Si sale, se perderá.',
    confirm: 'Salir',
    cancel: 'Quedarme aquí',
  },
  edit: {
    heading: 'Cambie sus datos',
    save: 'Guardar los cambios',
    cancel: 'Cancelar',
    discard: {
      title: '¿Descartar los cambios?',
      text: 'Lo que cambió todavía no se ha guardado.',
      confirm: 'Descartar',
      cancel: 'Seguir editando',
    },
    passwordHint:
      'Deje esto en blanco para conservar su contraseña actual. Una nueva debe tener al menos 8 caracteres.',
    photoHint: 'Su foto actual se queda, a menos que elija otra.',
    keepPhoto: 'Conservar mi foto actual',
  },
  password: {
    hint: 'Al menos 8 caracteres. Hoy nada en este sitio la usa. Se guarda solo un código hecho a partir de ella, en este navegador. No use la contraseña de otro sitio.',
    show: 'Mostrar',
    hide: 'Ocultar',
    toggleWhat: 'contraseña',
    tooShort: 'Elija una contraseña de al menos 8 caracteres.',
    ownNameOrEmail: 'Su propio nombre o correo electrónico es fácil de adivinar. Elija otra contraseña.',
  },
  photo: {
    hint: 'Suba una foto tipo pasaporte (2x2 pulgadas, fondo blanco), como la de la muestra. Esta página la recorta, la hace más pequeña y le quita los datos ocultos, como el lugar donde se tomó.',
    preparing: 'Preparando su foto…',
    ready: 'Su foto está lista.',
    adviceHeading: 'Puede usar esta foto tal como está. Así se vería mejor.',
    advice: {
      small: 'La foto es pequeña. Se ve más nítida a partir de 600 por 600 píxeles.',
      notSquare:
        'La foto no era cuadrada, así que se recortó en forma de cuadrado. Muévala hasta que su cabeza quede dentro del óvalo.',
      background: 'El fondo no es liso y claro. Una pared blanca funciona bien.',
      blurry: 'La foto se ve borrosa. Sostenga la cámara sin moverla y espere a que enfoque.',
      dark: 'La foto es oscura. Póngase de frente a una ventana o a una lámpara.',
      bright: 'La foto es muy clara. Aléjese de la luz directa.',
      several: 'Eligió más de una foto. Se usa solo la primera.',
    },
    problems: {
      empty: 'Este archivo está vacío. Elija otra foto.',
      notImage: 'No pudimos leer este archivo como una imagen. Elija una foto JPEG, PNG o WebP.',
      svg: 'Esto es un dibujo (SVG), no una foto. Elija una foto JPEG, PNG o WebP.',
      heic: 'Este navegador no puede abrir fotos HEIC. Guarde la foto como JPEG y elíjala de nuevo.',
      unsupported: 'Este navegador no puede abrir este tipo de imagen. Elija una foto JPEG, PNG o WebP.',
      damaged:
        'No se pudo leer esta foto; es posible que le falte una parte o que esté dañada. Cópiela o descárguela de nuevo, o elija otra.',
      tooHeavy: 'Este archivo pesa más de 25 MB. Elija uno más pequeño.',
      tooManyPixels:
        'Esta foto tiene más de 100 megapíxeles, demasiados para abrirla sin riesgo. Elija una más pequeña.',
      notPossible:
        'Este navegador no pudo preparar la foto. Pruebe con una foto más pequeña u otro navegador.',
      notLoaded: 'La parte que prepara las fotos no se cargó. Revise su conexión y elija la foto de nuevo.',
    },
    crop: {
      heading: 'Coloque su cabeza dentro del óvalo',
      help: 'Arrastre la foto, o use los botones y los controles de abajo.',
      frame: 'Marco de recorte. Las flechas del teclado mueven la imagen.',
      zoom: 'Tamaño',
      smaller: 'Más pequeña',
      larger: 'Más grande',
      turn: 'Girar',
      turnLeft: 'Girar a la izquierda',
      turnRight: 'Girar a la derecha',
      degrees: (count) => `${count}°`,
      percent: (count) => `${count}%`,
      move: 'Mover',
      left: 'Mover a la izquierda',
      right: 'Mover a la derecha',
      up: 'Mover hacia arriba',
      down: 'Mover hacia abajo',
      reset: 'Empezar de nuevo',
      failed: 'La parte que recorta las fotos no se cargó, así que se usa el centro de su foto.',
    },
  },
  sample: {
    heading: 'Una foto que sirve',
    caption: '2x2 pulgadas, fondo blanco',
    edge: '2 pulg.',
    head: '1 a 1⅜ pulg.',
    items: [
      'Mire de frente a la cámara, con los dos ojos abiertos.',
      'Quítese los lentes y el sombrero o la gorra.',
      'Póngase en un lugar con luz pareja, delante de una pared blanca y lisa.',
    ],
  },
  card: {
    heading: 'Usted ya se unió',
    preview: 'Así va su tarjeta',
    site: 'Civic Voice',
    status: 'Miembro en este navegador',
    photoOf: (name) => `Foto de ${name}`,
    edit: 'Cambiar mis datos',
    remove: 'Quitar mi membresía',
    next: {
      heading: 'Lo que puede hacer con ella',
      share: 'Compartir sus respuestas con su nombre',
      letter: 'Escribir o llamar con su nombre ya puesto',
    },
    notes: [
      'Su membresía se guarda solo en este navegador. Nada se nos envía ni se publica, y nadie verifica a los miembros.',
      'Su navegador puede eliminarla. Si usted usa Safari siete días sin visitar este sitio, Safari elimina lo guardado.',
    ],
    confirmRemove: {
      title: '¿Quitar su membresía?',
      text: 'Se eliminarán de este navegador su nombre, correo electrónico, contraseña y foto. Se quedan sus respuestas y sus cartas, con el nombre que usted puso en ellas, y la firma que pidió recordar. Unirse no registró a nadie para votar, así que eso no cambia.',
      confirm: 'Quitar',
      cancel: 'Cancelar',
    },
  },
} as const satisfies Widened<typeof english>;
