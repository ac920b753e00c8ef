import type { notices as english } from '../en/notices';
import type { Widened } from '../widened';
import { choicesAbout } from './appearance';

/** Everything the site ever says in a notice. */
export const notices = {
  fieldsMissing: {
    kind: 'error',
    title: 'Error',
    description: 'Complete todos los campos y suba una foto.',
  },
  fieldsInvalid: {
    kind: 'error',
    title: 'Error',
    description: 'Revise los campos marcados.',
  },
  notReadAloud: {
    kind: 'error',
    title: 'Error',
    description: 'Su dispositivo no pudo leer esto en voz alta. Intente de nuevo más tarde.',
  },
  registered: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Su tarjeta de miembro está lista. Con esto no se registra para votar.',
  },
  changesSaved: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Se guardaron sus cambios.',
  },
  changedElsewhere: {
    kind: 'error',
    title: 'Error',
    description:
      'Mientras tanto, otra pestaña guardó datos distintos. Revise los campos marcados y vuelva a guardar.',
  },
  registrationGone: {
    kind: 'error',
    title: 'Error',
    description: 'Su membresía se quitó en otra pestaña. Para unirse de nuevo, elija una contraseña.',
  },
  registrationNotSaved: {
    kind: 'error',
    title: 'Error',
    description:
      'Su navegador no pudo guardar su membresía. No se guardó nada, y lo que escribió sigue en el formulario.',
  },
  registrationRemoved: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Su membresía se quitó de este navegador.',
  },
  registrationNotRemoved: {
    kind: 'error',
    title: 'Error',
    description: 'Su navegador no pudo quitar su membresía. Todavía está en este dispositivo.',
  },
  photoNotUsable: {
    kind: 'error',
    title: 'Error',
    description: 'Este archivo no se puede usar como foto. Vea el motivo en Foto.',
  },
  passwordNotPossible: {
    kind: 'error',
    title: 'Error',
    description:
      'Esta página no se abrió por una conexión segura, así que no se puede proteger su contraseña. Ábrala con https.',
  },
  notSaved: {
    kind: 'error',
    title: 'Error',
    description:
      'Su navegador no está guardando sus respuestas. Duran solo mientras esta página siga abierta.',
  },
  unreadable: {
    kind: 'error',
    title: 'Error',
    description:
      'Algunos datos guardados no se pudieron leer. Los dejamos aparte en este dispositivo; vea la Política de cookies.',
  },
  voteCleared: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Se borró su respuesta.',
    action: { name: 'undoClearing', label: 'Deshacer' },
  },
  voteBack: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Se recuperó su respuesta.',
  },
  votesCleared: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Se borraron sus respuestas.',
    action: { name: 'undoClearing', label: 'Deshacer' },
  },
  votesBack: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Se recuperaron sus respuestas.',
  },
  linkCopied: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Se copió el enlace a esta ficha.',
  },
  unreadableErased: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Se eliminaron los datos que no se podían leer.',
  },
  allErased: {
    kind: 'success',
    title: '¡Listo!',
    description: `Se eliminó todo lo que usted ingresó. Se conserva lo que eligió sobre ${choicesAbout}.`,
  },
  notErased: {
    kind: 'error',
    title: 'Error',
    description: 'Su navegador no pudo eliminar esto. Es posible que una parte siga en este dispositivo.',
  },
  restored: {
    kind: 'success',
    title: '¡Listo!',
    description: 'Se restauró su copia.',
  },
  notRestored: {
    kind: 'error',
    title: 'Error',
    description: 'Su navegador no pudo guardar esto. No se cambió nada.',
  },
  releaseReady: {
    kind: 'success',
    title: 'Hay una nueva versión',
    description:
      'Vuelva a cargar la página cuando quiera. Hasta entonces habrá un botón al final de la página.',
    action: { name: 'applyRelease', label: 'Volver a cargar' },
  },
} as const satisfies Widened<typeof english>;

export type NoticeName = keyof typeof notices;
