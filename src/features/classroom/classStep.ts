import type { PolicyId } from '../../content/policyIds';

/** At the end of the address of a class: the number of the policy that is shown, from 1, or `code` for the student's own. */
const stepInLink = /\/(\w+)$/;

export function stepPath(step: number | 'code'): string {
  return `/${step}`;
}

/** @param link fragment of the address. @returns the step in it; the first policy if there is none, as for the teacher's. */
export function readStep(link: string, policies: readonly PolicyId[]): PolicyId | 'code' | undefined {
  const [, step] = stepInLink.exec(link) ?? [];
  return step === 'code' ? step : (policies[Number(step) - 1] ?? policies[0]);
}
