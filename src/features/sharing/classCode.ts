import type { PolicyId } from '../../content/policyIds';
import { findCodes } from './readLink';
import { policyBytes, readPolicies, seal, unseal } from './shareCode';
import type { Decoded } from './shareCode';

/* The format is described in docs/state.md. Links live as long as someone keeps them: never change what a version means. */

/** To read and answer more policies takes longer than a lesson. */
export const mostPolicies = 4;

/** @param chosen one to `mostPolicies`, in any order. @returns `c1.` and eight letters, digits, `-` or `_`. */
export function encodeClass(chosen: readonly PolicyId[]): string {
  return seal('c', policyBytes(chosen));
}

/**
 * Reads the first code of a class in any text. Never throws, and returns only what a teacher could have chosen.
 * @returns the policies in the order of the site, and the code itself.
 */
export function readClass(text: string): Decoded<{ policies: readonly PolicyId[]; code: string }> {
  const [code = ''] = findCodes(text, ['c']);
  const { problem, body } = unseal('c', code);
  if (problem) return { problem };
  const policies = readPolicies(body);
  const isOurs = policies.length > 0 && policies.length <= mostPolicies && encodeClass(policies) === code;
  return isOurs ? { policies, code } : { problem: 'broken' };
}
