import type { Stance } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import { useLoaded } from '../../ui/useLoaded';

async function loadPolicyTexts() {
  const { policyTexts } = await import(/* webpackChunkName: "policyTexts" */ '../../content/en/policyTexts');
  return new Map(policyTexts.map((text) => [text.id, text]));
}

/**
 * The points of a policy's card that speak for a stance: its Pros, its Cons, or both for those who are undecided.
 * @returns `undefined` while they are being loaded, `'failed'` if they can't be had.
 */
export function usePoints(policyId: PolicyId, stance: Stance): readonly string[] | 'failed' | undefined {
  const texts = useLoaded(loadPolicyTexts, true);
  if (!texts || texts === 'failed') return texts;
  const text = texts.get(policyId);
  const pros = stance === 'no' ? [] : (text?.pros ?? []);
  const cons = stance === 'yes' ? [] : (text?.cons ?? []);
  return [...pros, ...cons];
}
