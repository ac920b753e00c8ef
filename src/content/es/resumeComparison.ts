import { policyCount } from './policyCount';

/** Stands on the survey, and must not bring the words of the comparison along. */
export const resumeComparison = {
  label: 'Hay un enlace en espera',
  left: (count: number) =>
    `El enlace que recibió está en espera. ${count === 1 ? 'Falta 1 política' : `Faltan ${count} políticas`} para comparar.`,
  ready: `Ya respondió las ${policyCount}. El enlace que recibió está en espera.`,
  back: 'Comparar ahora',
  compare: 'Comparar',
} as const;
