import type { reasons as english } from '../en/reasons';
import type { Widened } from '../widened';

export const reasons = {
  ask: '¿Por qué? (si quiere)',
  askShort: '¿Por qué?',
  askLabel: (title) => `¿Por qué? (si quiere), ${title}`,
  failed: 'Esta parte no se cargó. Por favor, vuelva a cargar la página.',
  private: 'Para usted, y para su carta si la escribe. Nunca va en un enlace, un código ni un grupo.',
  weighs: {
    for: 'El argumento a favor que más pesa para usted',
    against: 'El argumento en contra que más pesa para usted',
  },
  none: 'Ninguno',
  far: '¿Hasta dónde llega?',
  fars: {
    asDescribed: 'Tal como se describe',
    changes: 'Solo con cambios',
    tooFar: 'Va demasiado lejos',
    notEnough: 'No es suficiente',
  },
  wish: {
    changes: 'Qué debería cambiar',
    tooFar: 'Qué va demasiado lejos',
    notEnough: 'Qué falta',
    undecided: 'Lo que aún quiero saber',
  },
  wishHint: 'Una línea. Va en su carta con estas palabras.',
  mark: 'lo que más pesa para usted',
  lines: {
    heading: 'Lo que más pesa para usted',
    notShared: 'Solo para usted: no va en el enlace ni en la imagen.',
    dates: (first, firstDay, now, day) => `Primero ${first} el ${firstDay}, ${now} desde el ${day}.`,
    own: (point) => `Lo que más pesa para usted: “${point}”.`,
    other: {
      yes: (point) => `Usted dijo Sí. El argumento en contra más fuerte, para usted: “${point}”.`,
      no: (point) => `Usted dijo No. El argumento a favor más fuerte, para usted: “${point}”.`,
      notEnough: (point) =>
        `Usted quiere más que esto. El argumento en contra más fuerte, para usted: “${point}”.`,
    },
    undecided: {
      for: (point) => `A favor, lo que más pesa para usted: “${point}”.`,
      against: (point) => `En contra, lo que más pesa para usted: “${point}”.`,
    },
    wish: (name, words) => `${name}: ${words}`,
  },
  corrected: {
    text: (day, change) =>
      `Esta ficha se corrigió el ${day}. ${change} Usted respondió antes. ¿Mantiene su respuesta?`,
    keep: (answer) => `Mantener ${answer}`,
    change: (answer) => `Cambiar a ${answer}`,
  },
} as const satisfies Widened<typeof english>;
