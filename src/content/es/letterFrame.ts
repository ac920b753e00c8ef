import { languages } from '../languages';
import type { DraftWords } from '../letterTypes';

/** The frame of every letter and call. */
export const letterFrame: DraftWords = {
  locale: languages.es.locale,
  subject: 'Asunto:',
  salutation: {
    senator: 'Apreciable miembro del Senado:',
    representative: 'Apreciable representante:',
    delegate: 'Apreciable miembro de la Cámara de Representantes:',
    residentCommissioner: 'Apreciable miembro de la Cámara de Representantes:',
  },
  // The data says nothing of anybody's gender.
  salutationTo: (_office, { name }) => `Apreciable ${name}:`,
  constituent: 'Soy una de las personas a quienes usted representa.',
  withoutVote:
    'Sé que su oficina no vota en el pleno de la Cámara. Le pido que use su voz en los comités y en los debates.',
  bill: (bill) => `Un proyecto de ley sobre esto es el ${bill}.`,
  nameIs: (name) => `Me llamo ${name}.`,
  livesIn: (place) => `Vivo en ${place}.`,
  nameAndPlace: (name, place) => `Me llamo ${name} y vivo en ${place}.`,
  zipArea: (zip) => `el código postal ${zip}`,
  reason: {
    yes: 'Le explico por qué lo veo así.',
    no: 'Le explico por qué lo veo así.',
    undecided: 'Esto es lo que estoy considerando.',
  },
  speaksFor: 'Veo razones a favor.',
  speaksAgainst: 'Veo razones en contra.',
  why: {
    own: (view) => `${view} se apoya sobre todo en un argumento.`,
    other: {
      against: 'Leí los argumentos en contra. Este es el más fuerte para mí.',
      for: 'Leí los argumentos a favor. Este es el más fuerte para mí.',
    },
    weighed: {
      yes: 'Lo tomo en serio, y aun así estoy a favor.',
      no: 'Lo tomo en serio, y aun así estoy en contra.',
      changes: 'Comparto esa preocupación.',
      notEnough: 'Eso no me hace cambiar de opinión: creo que la propuesta se queda corta.',
    },
    far: {
      asDescribed: (ask) => `${ask}, tal como se propone.`,
      changes: (ask) => `${ask}, pero solo con cambios.`,
      tooFar: (ask) => `${ask}, porque va demasiado lejos.`,
      notEnough: (ask) => `${ask} tal como se propone, porque no es suficiente.`,
    },
    answering: (ask) => `${ask}, con cambios que respondan a esa preocupación.`,
    wish: {
      changes: (words) => `Esto es lo que debería cambiar: ${words}`,
      tooFar: (words) => `Esto es lo que va demasiado lejos: ${words}`,
      notEnough: (words) => `Esto es lo que falta: ${words}`,
      undecided: (words) => `Esto es lo que aún quiero saber: ${words}`,
    },
    undecided: {
      for: 'El argumento a favor que más me convence es este.',
      against: 'El argumento en contra que más me preocupa es este.',
    },
    call: {
      own: 'Mi razón principal:',
      other: {
        yes: (argument) => `También he oído que ${argument}, y aun así estoy a favor.`,
        no: (argument) => `También he oído que ${argument}, y aun así estoy en contra.`,
        changes: (argument) => `También he oído que ${argument}, y pido cambios que respondan a eso.`,
        notEnough: (argument) => `He oído que ${argument}, y aun así quiero ir más lejos.`,
      },
      undecided: {
        for: 'Lo que más me convence a favor:',
        against: 'Lo que más me preocupa:',
      },
    },
  },
  closing: {
    yes: 'Le pido que me diga su posición.',
    no: 'Le pido que me diga su posición.',
    undecided: 'Su respuesta me ayudará a decidir.',
  },
  thanks: 'Gracias por su tiempo.',
  farewell: 'Atentamente,',
  // As the post office wants it.
  recipientAddress: {
    senator: 'United States Senate\nWashington, DC 20510',
    representative: 'United States House of Representatives\nWashington, DC 20515',
  },
  honorable: (name) => `The Honorable ${name}`,
  call: {
    hello: 'Hola.',
    helloTo: (_office, { name }) => `Hola. Tengo un mensaje para ${name}.`,
    constituent: 'Su oficina me representa.',
    thanks: 'Gracias.',
  },
};
