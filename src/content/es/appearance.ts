import type { appearance as english, choices as englishChoices } from '../en/appearance';
import type { Widened } from '../widened';

export const appearance = {
  label: 'Colores',
  schemes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  help: [
    'Colores: elija Sistema, Claro u Oscuro al final de cualquier página. Con Sistema, el sitio sigue a su dispositivo.',
  ],
} as const satisfies Widened<typeof english>;

export const choices = {
  consent: {
    about: 'el guardado',
    label: 'Su decisión sobre lo que se guarda',
    purpose:
      'Su decisión, “Guardar mis datos” o “No guardar”, y su fecha. Se guarda para no tener que preguntarle otra vez.',
  },
  appearance: {
    about: 'los colores',
    label: 'Los colores que eligió',
    purpose: 'Los colores que usted elige al final de la página: sistema, claros u oscuros.',
  },
} as const satisfies Widened<typeof englishChoices>;

const names = Object.values(choices).map(({ about }) => about);

export const choicesAbout = `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
