import type { classCodeView as english } from '../en/classCodeView';
import type { Widened } from '../widened';

export const classCodeView = {
  label: 'El código para sus estudiantes',
  heading: 'Escaneen este código',
  steps: (policies) => [
    'Apunten al código con la cámara del teléfono, o escriban la dirección de abajo.',
    policies === 1
      ? 'Lean los dos lados y respondan.'
      : `Lean los dos lados de ${policies} temas y respondan.`,
    'Elijan “Mostrar mi código” y muéstrenlo, si quieren participar. Nadie tiene que hacerlo.',
  ],
  leave: 'Terminar',
} as const satisfies Widened<typeof english>;
