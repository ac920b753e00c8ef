import { memo } from 'react';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { tiles } from 'words/tiles';
import type { Answer } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { policyPath } from '../../lib/paths';
import { Voice, VoiceFrame } from '../../ui/Voice';
import { tileName } from './tileName';
import { selectVotes } from './votesSlice';

interface CellLinkProps {
  readonly title: string;
  readonly slug: string;
  readonly answer: Answer | undefined;
  readonly isCurrent: boolean;
}

/** Without `memo` each answer renders all links again, which delays what is painted after a press. */
const CellLink = memo(function CellLink({ title, slug, answer, isCurrent }: CellLinkProps) {
  return (
    <li>
      <Link
        to={policyPath(slug)}
        title={title}
        aria-label={tileName(title, answer)}
        aria-current={isCurrent ? 'page' : undefined}
      />
    </li>
  );
});

/**
 * The visitor's answers as a drawing whose cells lead to the policies. `data-own` lets the inline script fill the cells
 * before the app runs (`prerender/inlineScript.ts`).
 */
export function OwnVoice({ current }: { readonly current?: PolicyId }) {
  // Deferred, so that the pressed button is painted before the cells.
  const votes = useDeferredSelector(selectVotes);
  return (
    <VoiceFrame data-own>
      <Voice answers={votes} current={current} />
      <ul data-screen-only role="list" aria-label={tiles.label}>
        {policyHeadings.map(({ id, slug, title }) => (
          <CellLink key={id} slug={slug} title={title} answer={votes[id]} isCurrent={id === current} />
        ))}
      </ul>
    </VoiceFrame>
  );
}
