import type { privacy as english } from '../en/privacy';
import { effectiveDay, privacyEditions } from '../privacyEditions';
import type { Widened } from '../widened';
import { choicesAbout } from './appearance';
import { storedItems } from './storedItems';

const [{ changed }] = privacyEditions;
const names = changed.map((key) => `“${storedItems[key].label}”`);
const more = names.length > 3 ? ` También ${names.slice(3).join(', ')}.` : '';
const news =
  names.length > 0
    ? `Cambió desde la versión anterior: ${names.slice(0, 3).join(', ')}.${more}`
    : 'Esta es la primera versión.';

export const privacy = {
  meta: {
    title: 'Política de privacidad',
    description:
      'Sus respuestas y su membresía se guardan en el navegador de usted. Qué se guarda, qué puede anotar quien aloja el sitio y cómo eliminarlo todo.',
  },
  heading: 'Política de privacidad',
  effective: { label: 'Fecha de vigencia', iso: effectiveDay },
  intro: [
    'Sus respuestas y su membresía se quedan en el navegador que usted usa. Ningún servidor nuestro las recibe, así que no podemos verlas, compartirlas ni venderlas.',
  ],
  links: { gpc: { url: 'https://globalprivacycontrol.org' } },
  sections: [
    {
      heading: 'Qué se guarda y dónde',
      paragraphs: [
        'Nosotros nunca recibimos lo que usted ingresa. La {{cookiePolicy|Política de cookies}} nombra cada dato guardado, para qué sirve y cuánto dura.',
      ],
      list: [
        'Sus respuestas y estrellas, con el día de cada respuesta y, si usted lo dice, por qué.',
        'Su membresía, si se une: nombre, apellido, correo electrónico, un código hecho con su contraseña, y su foto con el nombre del archivo.',
        `Sus decisiones sobre ${choicesAbout}, la primera con su fecha. Se quedan hasta que usted o su navegador las eliminen. Si elige “No guardar”, solo queda esa decisión.`,
        'Una carta, con el nombre y la dirección que usted da, queda en una pestaña mientras la escribe, hasta que cierra esa pestaña. El nombre y la dirección se quedan más tiempo solo si nos pide recordarlos.',
        'Datos guardados que el sitio no pudo leer, puestos aparte para que no se pierdan.',
        'Copias de las páginas del sitio, para que funcione sin conexión. No contienen nada de lo que usted ingresó.',
      ],
    },
    {
      heading: 'Su decisión sobre lo que se guarda',
      paragraphs: [
        'Antes de que usted decida, el sitio ya guarda en este navegador lo que responde, marca o elige. También guarda su membresía cuando se une. Si acepta, lo sigue guardando.',
        'Si elige “No guardar”, sus respuestas y su membresía se quedan solo en esta pestaña, y solo se guarda su decisión. Lo mismo vale para los datos que el sitio no pudo leer. Un navegador que vuelve a abrir pestañas cerradas puede traer todo de vuelta. Puede cambiar su decisión en cualquier momento en la página {{cookiePolicy|Política de cookies}}.',
      ],
    },
    {
      heading: 'Los límites de guardar en el navegador',
      paragraphs: [],
      list: [
        'Lo guardado no está cifrado. Cualquiera que use el mismo perfil del navegador puede leerlo, y también algunas extensiones.',
        'En una computadora compartida, use una ventana privada o elimine todo antes de irse. Con “No guardar” solamente, sus respuestas siguen en la pestaña hasta que se cierra, y un navegador puede volver a abrirla.',
        'Lo guardado no pasa por sí solo a otro dispositivo ni a otro navegador, y no hay copia de respaldo.',
        'Dura hasta que lo elimine usted o su navegador. Si usted usa Safari siete días sin visitar este sitio, Safari elimina lo guardado. Una ventana privada lo elimina cuando se cierra su última pestaña.',
      ],
    },
    {
      heading: 'Su contraseña y su foto',
      paragraphs: [
        'El texto de su contraseña nunca se guarda, solo un código del que es muy difícil sacarla. Hoy nada en este sitio lo usa. No use la contraseña de otro sitio: alguien que copie ese código aún podría adivinar una contraseña débil.',
        'Su foto se guarda solo en su navegador, en una copia nueva sin datos ocultos como el lugar donde se tomó. Nadie la revisa, y no tiene ningún uso oficial.',
      ],
    },
    {
      heading: 'Unirse a la comunidad',
      paragraphs: [
        'Su membresía se guarda solo en este navegador, y con ella no se registra para votar. No se publica nada sobre usted. Cada miembro puede decidir si comparte abiertamente lo que opina; nadie verifica a los miembros.',
      ],
    },
    {
      heading: 'Los enlaces, imágenes y cartas que usted crea',
      paragraphs: [
        'Un enlace o una imagen contiene las respuestas que usted elija, y ningún nombre, a menos que agregue el suyo. En un enlace van después del signo #, y los navegadores no envían esa parte a ningún servidor. Quien lo tenga puede leerlo y pasarlo a otras personas, y ya no hay forma de retirarlo. También puede quedar en el historial de su navegador.',
        'Las respuestas del enlace de otra persona se muestran junto a las suyas y no se mezclan con ellas. Mientras usted responde, el enlace puede esperar en esta pestaña.',
        'Un grupo está solo en la dirección de su página, después del signo #. Contiene las respuestas de cada persona, sin nombres, y los conteos de manos levantadas. Por qué respondió así nunca va en un enlace, un código ni un grupo. La cámara se enciende solo mientras usted escanea códigos, y lo que ve nunca se guarda ni se envía.',
        'Un enlace para su otro dispositivo contiene sus respuestas y sus estrellas, sin su nombre. Allí el enlace espera en su pestaña. Nada se agrega a las respuestas de allí hasta que usted lo acepte.',
        'Nosotros no enviamos sus cartas. Lo que usted copia, imprime o manda por correo queda en manos de los programas y las personas que lo reciben.',
      ],
    },
    {
      heading: 'Qué pueden ver otros',
      paragraphs: [
        'Nuestro proveedor de alojamiento web puede llevar un historial común de accesos. Puede incluir su dirección IP, la hora, la página que pidió y su tipo de navegador. Sus respuestas y su membresía nunca se envían.',
        'La función Escuchar usa solo una voz de su propio dispositivo, y los tipos de letra y las imágenes vienen de este sitio. Ninguna otra empresa se entera de su visita, a menos que usted siga un enlace a su sitio.',
      ],
    },
    {
      heading: 'Lo que no hacemos',
      paragraphs: [],
      list: [
        'No usamos cookies, anuncios, herramientas de análisis ni rastreo.',
        'No vendemos ni compartimos información personal, ni creamos perfiles de quienes nos visitan. Así se respetan siempre las señales {{gpc|Global Privacy Control}} (Control Global de Privacidad, en inglés) y Do Not Track (No rastrear).',
      ],
    },
    {
      heading: 'Sus derechos y cómo usarlos',
      paragraphs: [
        'Muchas leyes de privacidad permiten a las personas ver, corregir y eliminar sus datos. Usted tiene la única copia, así que aquí lo hace por su cuenta.',
      ],
      list: [
        'Verlos: sus respuestas están en la página {{myAnswers|Mis respuestas}}, y su membresía está en la página {{register|Únase a nuestra comunidad}}.',
        'Corregirlos: presione otra respuesta, borre una, o elija “Cambiar mis datos” en su tarjeta de miembro.',
        'Eliminarlos: elija “Quitar mi membresía” en su tarjeta de miembro. Se quedan sus cartas, con su nombre, y la firma que pidió recordar. O elimine todo en la página {{cookiePolicy|Política de cookies}}. Eso no llega al historial de su navegador, a los archivos que guardó ni a los enlaces que dio a otras personas.',
      ],
    },
    {
      heading: 'Niños',
      paragraphs: [
        'Este sitio está escrito para votantes y otras personas adultas. No es para que lo usen por su cuenta niños menores de 13 años. Lo que alguien ingresa no nos llega, tenga la edad que tenga.',
      ],
    },
    {
      heading: 'Contacto y cambios',
      paragraphs: [
        'Si tiene una pregunta sobre privacidad, puede {{contact|escribirnos}}. Usamos su dirección y su mensaje solo para responderle.',
        `Cuando esta política cambie, cambiaremos la fecha de arriba y diremos aquí qué hay de nuevo. ${news}`,
      ],
    },
  ],
} as const satisfies Widened<typeof english>;
