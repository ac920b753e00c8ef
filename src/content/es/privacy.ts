import type { PrivacyWords } from '../pageTypes';

export const privacy: PrivacyWords = {
  meta: {
    title: 'Política de privacidad',
    description:
      'Civic Voice guarda sus respuestas y su membresía en su propio navegador. Qué se guarda, qué puede anotar quien aloja el sitio y cómo eliminarlo todo.',
  },
  heading: 'Política de privacidad',
  effective: { label: 'Fecha de vigencia', shown: '22 de noviembre de 2026', iso: '2026-11-22' },
  intro: [
    'Civic Voice guarda sus respuestas y su membresía en su propio navegador. No tenemos ningún servidor que los reciba, así que no podemos verlos, compartirlos ni venderlos.',
    'Esta página explica qué se guarda, dónde está y cómo eliminarlo.',
  ],
  links: { gpc: { url: 'https://globalprivacycontrol.org' } },
  sections: [
    {
      heading: 'Qué se guarda y dónde',
      paragraphs: [
        'Lo que usted ingresa se queda en el almacenamiento local de su navegador. Es un pequeño espacio que su navegador aparta para este sitio. Nosotros nunca recibimos nada de eso.',
        'Puede responder sobre los diez temas sin unirse. La {{cookiePolicy|Política de cookies}} nombra cada dato guardado, para qué sirve y cuánto dura.',
      ],
      list: [
        'Sus respuestas: el número de cada tema, y sí, no o sin decidir.',
        'Sus estrellas: el número de cada tema que usted marca con una.',
        'Su membresía, si se une: nombre, apellido, correo electrónico, un código hecho con su contraseña, y su foto con el nombre del archivo.',
        'Su decisión de guardar o no guardar, con su fecha.',
        'Los colores que usted elige para este sitio, claros u oscuros.',
        'El nombre y la dirección para sus cartas, solo si nos pide recordarlos. Las cartas mismas se quedan en una pestaña hasta que usted la cierra.',
        'Datos guardados que el sitio no pudo leer, puestos aparte para que no se pierdan.',
      ],
    },
    {
      heading: 'Su decisión sobre lo que se guarda',
      paragraphs: [
        'Antes de que usted decida, el sitio guarda lo que usted ingresa cuando presiona un botón. Una carta queda en esta pestaña mientras usted la escribe. Si acepta, lo sigue guardando, para que sus respuestas y su membresía estén ahí la próxima vez.',
        'Si lo rechaza, sus respuestas y su membresía salen del almacenamiento local. Entonces se quedan solo en esta pestaña, y solo se guarda su decisión. Un navegador que vuelve a abrir pestañas cerradas puede traer de vuelta lo demás.',
        'Puede cambiar su decisión en cualquier momento en la página {{cookiePolicy|Política de cookies}}.',
      ],
    },
    {
      heading: 'Los límites de guardar en el navegador',
      paragraphs: ['Guardar en su navegador mantiene sus datos lejos de nosotros, pero tiene límites.'],
      list: [
        'Lo guardado no está cifrado. Cualquiera que use el mismo perfil del navegador puede leerlo. También pueden leerlo algunas extensiones, y cualquier programa que corra en la dirección de este sitio.',
        'En una computadora compartida, elija “No guardar” o elimine sus datos antes de irse.',
        'Lo guardado no pasa por sí solo a otro dispositivo ni a otro navegador, y no hay copia de respaldo.',
        'Dura hasta que lo elimine usted o su navegador. Safari elimina lo guardado después de siete días de uso sin que usted visite el sitio.',
        'En una ventana privada, se elimina cuando usted cierra la última pestaña privada.',
        'Un navegador que bloquea las cookies puede bloquear también este almacenamiento. Entonces el sitio recuerda sus respuestas solo mientras la página está abierta.',
      ],
    },
    {
      heading: 'Su contraseña',
      paragraphs: [
        'El texto de su contraseña nunca se guarda. El sitio guarda solo un código hecho a partir de ella, del que es muy difícil sacar la contraseña. Hoy nada en este sitio lo usa, porque aquí no se inicia sesión.',
        'No use la contraseña de otro sitio. Alguien que copie ese código aún podría adivinar una contraseña débil.',
      ],
    },
    {
      heading: 'Su foto',
      paragraphs: [
        'Su foto se guarda solo en su navegador. El sitio la recorta y guarda una copia nueva, sin datos ocultos como el lugar donde se tomó. Nadie revisa la foto, y no tiene ningún uso oficial.',
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
        'Usted puede crear un enlace o una imagen con las respuestas que elija. El enlace mismo las contiene, después del signo #, y los navegadores no envían esa parte a ningún servidor. Quien tenga el enlace puede leerlo y pasarlo a otras personas, y ya no hay forma de retirarlo. No lleva ningún nombre, a menos que usted agregue el suyo.',
        'Las respuestas del enlace de otra persona se muestran junto a las suyas y no se mezclan con ellas. Si usted elige responder primero, el enlace espera en esta pestaña. El enlace también puede quedar en el historial de su navegador.',
        'Un grupo está solo en la dirección de su página, después del signo #. Contiene las respuestas de cada persona, sin nombres, y no se guarda.',
        'En la página de grupos usted puede escanear códigos QR. La cámara se enciende solo entonces. Lo que ve se lee en su navegador, y nunca se guarda ni se envía.',
        'Un enlace para su otro dispositivo contiene sus respuestas y sus estrellas, sin su nombre. Allí nada se guarda hasta que usted lo acepte.',
        'Las cartas se escriben en su navegador y se quedan en esa pestaña hasta que usted la cierra. Nosotros no las enviamos. Lo que usted copia, imprime o manda por correo queda en manos de los programas y las personas que lo reciben.',
      ],
    },
    {
      heading: 'Qué puede ver nuestro proveedor de alojamiento',
      paragraphs: [
        'No tenemos ningún servidor que reciba sus respuestas; nuestro proveedor de alojamiento web puede llevar un historial común de accesos. Ese historial puede incluir su dirección IP, la hora, la página que pidió y su tipo de navegador. No incluye sus respuestas ni su membresía, porque nunca se envían.',
        'La función Escuchar usa solo una voz que está en su propio dispositivo, así que nadie más se entera de lo que usted escucha.',
        'Los tipos de letra y las imágenes de nuestras páginas vienen de este sitio. Por eso, cargar una página no le avisa de su visita a ninguna otra empresa.',
      ],
    },
    {
      heading: 'Lo que no hacemos',
      paragraphs: [],
      list: [
        'No usamos cookies, anuncios, herramientas de análisis ni rastreo.',
        'No vendemos ni compartimos información personal.',
        'No creamos perfiles de quienes nos visitan.',
      ],
    },
    {
      heading: 'Señales de privacidad',
      paragraphs: [
        'Algunos navegadores envían una señal llamada {{gpc|Global Privacy Control}} (Control Global de Privacidad). Esa señal pide a los sitios que no vendan ni compartan sus datos. No hacemos nada que la señal impediría, así que se respeta siempre. Lo mismo vale para Do Not Track (No rastrear).',
      ],
    },
    {
      heading: 'Sus derechos y cómo usarlos',
      paragraphs: [
        'Muchas leyes de privacidad permiten a las personas ver, corregir y eliminar sus datos. Usted tiene la única copia, así que aquí lo hace por su cuenta. Nosotros no podemos hacerlo por usted: no tenemos copia que mostrar, corregir o eliminar.',
      ],
      list: [
        'Verlos: sus respuestas están en la página {{myAnswers|Mis respuestas}}, y su membresía está en la página {{register|Únase a nuestra comunidad}}.',
        'Corregirlos: presione otra respuesta, borre una, o elija “Cambiar mis datos” en su tarjeta de miembro.',
        'Eliminarlos: elija “Quitar mi membresía” en su tarjeta de miembro, o elimine todo en la página {{cookiePolicy|Política de cookies}}.',
        'Impedir que se guarden: elija “No guardar” en la página {{cookiePolicy|Política de cookies}}.',
      ],
    },
    {
      heading: 'Niños',
      paragraphs: [
        'Este sitio está escrito para votantes y otras personas adultas. No es para niños menores de 13 años. No recopilamos datos de nadie en ningún servidor, tampoco de niños.',
      ],
    },
    {
      heading: 'Enlaces a otros sitios',
      paragraphs: [
        'Algunos enlaces, como el de vote.gov, llevan a sitios que no son nuestros. Cuando usted sigue uno, ese sitio puede ver su visita. Allí vale su propia política de privacidad.',
      ],
    },
    {
      heading: 'Contacto',
      paragraphs: [
        'Si tiene una pregunta sobre privacidad, puede {{contact|escribirnos}}. Entonces recibimos su correo electrónico y su mensaje, y los usamos solo para responderle.',
      ],
    },
    {
      heading: 'Cambios',
      paragraphs: [
        'Cuando esta política cambie, cambiaremos la fecha de arriba y diremos en esta sección qué hay de nuevo. Esta es la primera versión.',
      ],
    },
  ],
};
