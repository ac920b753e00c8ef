import { useState } from 'react';
import { policyTexts } from 'words/policyTexts';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyText } from '../../content/types';
import type * as PolicyBody from './PolicyBody';

const loaded = new Map<PolicyId, { readonly text: PolicyText; readonly drawing: typeof PolicyBody }>();

/** Fetches what is only read on a policy's card, and the code that draws it. Harmless to call again. */
export async function loadPolicyText(id: PolicyId): Promise<void> {
  const [text, drawing] = await Promise.all([
    policyTexts[id](),
    import(/* webpackChunkName: "PolicyBody" */ './PolicyBody'),
  ]);
  loaded.set(id, { text, drawing });
}

/**
 * React leaves the inside of such an element as it stands while it hydrates, and never writes it as the element is
 * always the same one: neither words nor the code that draws them have to be downloaded for a page that shows them.
 */
const asPrinted = <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

interface StaticPolicyTextProps {
  readonly id: PolicyId;
  readonly part: keyof typeof PolicyBody;
  /** The place of its headings in the page's outline. */
  readonly level: 'h2' | 'h3';
}

/**
 * What is only read on a card, and never changes. A prerendered page holds it already, and hydration keeps it as
 * printed; a screen drawn afresh loads it first (`words` of a route in `app/routes.tsx`).
 */
export function StaticPolicyText({ id, part, level }: StaticPolicyTextProps) {
  // Decided once: words that arrive later, for another page, must not be drawn over those that are printed.
  const [drawn] = useState(() => {
    const words = loaded.get(id);
    if (!words) return asPrinted;
    const Part = words.drawing[part];
    return (
      <div>
        <Part text={words.text} level={level} />
      </div>
    );
  });
  return drawn;
}
