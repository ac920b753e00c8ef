import { useState } from 'react';
import { policyHeadings } from 'words/policyHeadings';
import { reasons } from 'words/reasons';
import type { PolicyId } from '../../content/policyIds';
import { useLoaded } from '../../lib/useLoaded';
import { loadPolicyText, StaticPolicyText } from './StaticPolicyText';

/** @param policies must not change: for others, give the component another `key`. */
export function CardsForPaper({ policies }: { readonly policies: readonly PolicyId[] }) {
  // Loaded before a press on Print, which copies the page as it is.
  const [load] = useState(() => () => Promise.all(policies.map(loadPolicyText)));
  const [texts, isLost] = useLoaded(load, true);
  // Without it, “Print the cards” would print an empty sheet after a failed download.
  if (isLost) return <p>{reasons.failed}</p>;
  return (
    texts &&
    policyHeadings
      .filter(({ id }) => policies.includes(id))
      .map(({ id, title }) => (
        <article key={id} data-policy-on-paper>
          <h3>{title}</h3>
          <StaticPolicyText id={id} part="card" />
        </article>
      ))
  );
}
