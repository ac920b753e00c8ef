import { use, useState } from 'react';
import type { PolicyId } from '../../content/policyIds';
import { useIsHydrating } from '../../ui/useIsHydrating';
import type { PolicyParts } from './policyParts';

type Parts = ReadonlyMap<PolicyId, PolicyParts>;

let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;

/** Fetches the ten texts and what draws them, 12 kB that a prerendered survey page already shows and so does without. */
export function loadPolicyParts(): Promise<Parts> {
  loading ??= import(/* webpackChunkName: "policyParts" */ './policyParts').then(
    ({ policyParts }) => (loaded = policyParts),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** @returns what is only read on the cards, or `null` on a page whose markup already holds it; suspends until it is there. */
export function usePolicyParts(): Parts | null {
  const isHydrating = useIsHydrating();
  const [atFirst] = useState(() => loaded ?? null);
  if (isHydrating) return atFirst;
  return use(loadPolicyParts());
}
