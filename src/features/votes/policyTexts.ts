import { use, useState } from 'react';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyText } from '../../content/types';
import { useIsHydrating } from '../../ui/useIsHydrating';

type Texts = ReadonlyMap<PolicyId, PolicyText>;

let loaded: Texts | undefined;
let loading: Promise<Texts> | undefined;

/** Fetches the ten texts, 11 kB that a prerendered survey page already shows and so does without. */
export function loadPolicyTexts(): Promise<Texts> {
  loading ??= import(/* webpackChunkName: "policyTexts" */ '../../content/en/policyTexts').then(
    ({ policyTexts }) => (loaded = new Map(policyTexts.map((text) => [text.id, text]))),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** @returns the texts, or `null` on a page whose markup already holds them; suspends until they are there. */
export function usePolicyTexts(): Texts | null {
  const isHydrating = useIsHydrating();
  const [atFirst] = useState(() => loaded ?? null);
  if (isHydrating) return atFirst;
  return use(loadPolicyTexts());
}
