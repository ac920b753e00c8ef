import { Suspense, use, useState } from 'react';
import { policyTexts } from 'words/policyTexts';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyText } from '../../content/types';
import { useHydrated } from '../../lib/useHydrated';
import type { PolicyBody } from './PolicyBody';
import type { WhatCongressDid } from './WhatCongressDid';

interface Words {
  readonly text: PolicyText;
  readonly Body: typeof PolicyBody;
  readonly Record: typeof WhatCongressDid;
}

const asked = new Map<PolicyId, Promise<Words>>();
const loaded = new Map<PolicyId, Words>();

/** Loads the text of a policy's card and the code that renders it: once, and again only if loading failed. */
export function loadPolicyText(id: PolicyId): Promise<Words> {
  const words =
    asked.get(id) ??
    Promise.all([
      policyTexts[id](),
      import(/* webpackChunkName: "PolicyBody" */ './PolicyBody'),
      import(/* webpackChunkName: "PolicyBody" */ './WhatCongressDid'),
    ]).then(([text, { PolicyBody: Body }, { WhatCongressDid: Record }]) => ({ text, Body, Record }));
  asked.set(id, words);
  words.then(
    (arrived) => loaded.set(id, arrived),
    () => asked.delete(id),
  );
  return words;
}

/**
 * During hydration React keeps the existing content of an element with `dangerouslySetInnerHTML`, and it never
 * writes to it as long as the element is the same object. So a prerendered page needs neither the text nor the code
 * that renders it.
 */
const asPrinted = <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

interface StaticPolicyTextProps {
  readonly id: PolicyId;
  /** The text as on the policy's own page, as on a card below a title, or what Congress did on the policy. */
  readonly part: 'page' | 'card' | 'record';
}

/**
 * The part of a card that never changes. A prerendered page contains it, and hydration does not touch it. For a screen
 * opened inside the app, its route has loaded it (`loadWords` in `app/pages.ts`). If React gave up hydration, because
 * something had changed the prerendered page, it is loaded now.
 */
export function StaticPolicyText(props: StaticPolicyTextProps) {
  const isHydrating = !useHydrated();
  // Kept in state, so that the first value holds: text loaded later, for another page, must not replace the prerendered
  // text.
  const [isLoaded] = useState(loaded.has(props.id));
  const [isPrinted] = useState(isHydrating && !isLoaded);
  if (isPrinted) return asPrinted;
  if (isLoaded) return <DrawnText {...props} />;
  return (
    <Suspense>
      <DrawnText {...props} />
    </Suspense>
  );
}

function DrawnText({ id, part }: StaticPolicyTextProps) {
  const { text, Body, Record } = loaded.get(id) ?? use(loadPolicyText(id));
  return (
    <div>
      {part === 'page' && <Body text={text} level="h2" questionVariant="h1" />}
      {part === 'card' && <Body text={text} level="h3" questionVariant="h2" />}
      {part === 'record' && <Record policyId={id} />}
    </div>
  );
}
