import type { seeForYourself as english } from '../en/seeForYourself';
import type { Widened } from '../widened';

const files = (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`);

export const seeForYourself = {
  heading: 'Compruébelo usted',
  intro:
    'Decimos que no se envía nada. Esto es lo que esta página sabe de sí misma, ahora. Nada de esto se guarda.',
  requests: {
    heading: 'Qué ha pedido esta página',
    none: 'Para esto se necesita JavaScript, que está desactivado en este navegador.',
    own: (count: number, host: string) => `Desde que se abrió: ${files(count)}, todo de ${host}.`,
    more: (count: number, hosts: string) =>
      `Desde que se abrió: ${files(count)}, de más de un servidor: ${hosts}. Ninguna de nuestras páginas hace eso. Puede ser una extensión de su navegador. Por favor, avísenos.`,
  },
  stored: {
    heading: 'Qué está guardado bajo esta dirección',
    columns: { key: 'Nombre', place: 'Dónde', bytes: 'Tamaño' },
    places: { local: 'almacenamiento local', session: 'almacenamiento de sesión, solo esta pestaña' },
    nothing: 'Nada.',
    blocked: 'Su navegador bloquea el almacenamiento de este sitio.',
    noCookies: 'Cookies que esta página puede leer: ninguna.',
    cookies: 'Cookies que esta página puede leer: hay algunas, y no son nuestras.',
  },
  tests: {
    heading: 'Tres pruebas que cualquiera puede hacer',
    list: [
      'Active el modo avión. Luego responda, únase, escriba una carta y compare. Todo funciona, así que nada de eso nos necesita. En la primera visita, espere antes un minuto, hasta que se guarden las páginas.',
      'Abra la lista de solicitudes: en Chrome, Edge o Firefox presione F12 y elija Red. Luego presione una respuesta. No aparece ninguna línea.',
      'Revise los archivos. La lista de abajo tiene una huella (SHA-256) de cada archivo de esta versión. Dice cómo construir los mismos archivos con el código fuente.',
    ],
  },
  hashes: 'Huellas de esta versión, y cómo construirla de nuevo',
  source: 'Código fuente de este sitio',
  askForSource: 'El código fuente es libre. {{contact|Escríbanos}} para recibirlo.',
} as const satisfies Widened<typeof english>;
