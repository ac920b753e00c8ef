import type { resumeComparison as english } from '../en/resumeComparison';
import type { Widened } from '../widened';

/** Stands on the survey, and must not bring the words of the comparison along. */
export const resumeComparison = {
  label: 'Hay un enlace en espera',
  left: (count: number) =>
    `Tiene un enlace en espera. ${count === 1 ? 'Falta 1 tema' : `Faltan ${count} temas`} para comparar.`,
  next: 'Siguiente',
  nextLabel: (title: string) => `Siguiente: ${title}`,
  ready: 'Ya respondió sobre todos los temas del enlace que recibió. El enlace está en espera.',
  back: 'Comparar ya',
  compare: 'Comparar',
} as const satisfies Widened<typeof english>;
