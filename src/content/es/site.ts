import type { site as english } from '../en/site';
import type { Widened } from '../widened';

/** Words of the frame around every screen. */
export const site = {
  name: 'Civic Voice',
  homeLink: 'Civic Voice, inicio',
  skipLink: 'Ir al contenido principal',
  loading: 'Cargando la página',
  mainMenu: 'Menú principal',
  contents: 'En esta página',
  openMenu: 'Menú',
  nav: {
    surveys: 'Encuestas',
    myAnswers: 'Mis respuestas',
    letter: 'Escribir o llamar',
    education: 'Educación',
    register: 'Unirse',
    vote: 'Registrarse para votar',
  },
  /** Of a field for a file: the browser's own words are in the language of the browser. */
  fileField: {
    choose: 'Elegir un archivo',
    none: 'Ningún archivo elegido. También puede soltarlo aquí.',
  },
  footer: {
    label: 'Sobre este sitio',
    takePart: 'Participe',
    compare: 'Comparar respuestas',
    group: 'Comparar en grupo',
    thisDevice: 'Este dispositivo',
    myAnswers: 'Mis respuestas',
    notGovernment:
      'Civic Voice no es un sitio del gobierno. Todo lo que usted ingresa se queda en este navegador, a menos que usted lo envíe.',
    privacy: 'Política de privacidad',
    cookies: 'Política de cookies',
    about: 'Acerca de Civic Voice',
    accessibility: 'Accesibilidad',
    shared: '¿Computadora compartida? Eliminar todo',
    copyright: (year: number) => `© ${year} Civic Voice`,
  },
  opensInNewTab: '(se abre en una pestaña nueva)',
  /** Where the page itself is not in English. */
  inEnglish: 'en inglés',
  opensInEnglish: '(en inglés, se abre en una pestaña nueva)',
  needsScripts:
    'Para responder y para unirse se necesita JavaScript, que está desactivado en este navegador. Todo lo demás se puede leer.',
} as const satisfies Widened<typeof english>;
