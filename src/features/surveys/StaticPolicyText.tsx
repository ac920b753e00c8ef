import { useState } from 'react';
import { policyTexts } from 'words/policyTexts';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyText } from '../../content/types';
import type * as PolicyBody from './PolicyBody';

const loaded = new Map<PolicyId, { readonly text: PolicyText; readonly drawing: typeof PolicyBody }>();

/** Loads the text of a policy's card and the code that draws it. May be called again. */
export async function loadPolicyText(id: PolicyId): Promise<void> {
  const [text, drawing] = await Promise.all([
    policyTexts[id](),
    import(/* webpackChunkName: "PolicyBody" */ './PolicyBody'),
  ]);
  loaded.set(id, { text, drawing });
}

/**
 * During hydration React keeps the existing content of an element with `dangerouslySetInnerHTML`, and it never
 * writes to it as long as the element is the same object. So a prerendered page needs neither the text nor the code
 * that draws it.
 */
const asPrinted = <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

interface StaticPolicyTextProps {
  readonly id: PolicyId;
  readonly part: keyof typeof PolicyBody;
  /** The place of its headings in the page's outline. */
  readonly level: 'h2' | 'h3';
}

/**
 * The parts of a card that never change. A prerendered page contains them already, and hydration leaves them alone.
 * A screen that is opened inside the app needs `loadPolicyText` first: its route loads it (`app/routes.tsx`).
 */
export function StaticPolicyText({ id, part, level }: StaticPolicyTextProps) {
  // In state, because it must not change: text that is loaded later, for another page, must not be rendered over
  // the printed one.
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
