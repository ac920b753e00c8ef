import type { codeKinds as english } from '../en/codeKinds';
import type { Widened } from '../widened';

export const codeKinds = {
  v: { text: 'Este es el enlace de las respuestas de una persona.', open: 'Comparar con ella' },
  g: {
    text: 'Este es el enlace de un grupo. El de una persona tiene “v1.” después del signo #.',
    open: 'Abrir el grupo',
  },
  c: {
    text: 'Este es el enlace de una clase: lleva temas, no respuestas. Al final, cada estudiante tiene un código con respuestas.',
    open: 'Abrir la clase',
  },
  d: {
    text: 'Este es su propio enlace para otro dispositivo. Lleva sus respuestas y estrellas, así que no se lo dé a nadie.',
    open: 'Abrirlo en Mis respuestas',
  },
} as const satisfies Widened<typeof english>;
