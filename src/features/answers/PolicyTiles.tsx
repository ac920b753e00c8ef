import { memo } from 'react';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { tiles } from 'words/tiles';
import type { PolicyId } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { policyPath } from '../../lib/paths';
import type { Answer } from '../../content/answerIds';
import { tileName } from './tileName';
import { selectVotes } from './votesSlice';
import { PolicyTile } from '../../ui/PolicyTile';
import { TileList } from '../../ui/tileList';

interface TileLinkProps {
  readonly id: PolicyId;
  readonly title: string;
  readonly to: string;
  readonly answer: Answer | undefined;
}

/** Without `memo` an answer renders every tile again, which took longer than rendering the pressed button. */
const TileLink = memo(function TileLink({ id, title, to, answer }: TileLinkProps) {
  return (
    <li>
      {/* In a narrow window the title beside the tile is hidden, and only this tooltip shows it. */}
      <Link to={to} title={title} aria-label={tileName(title, answer)}>
        <PolicyTile policyId={id} answer={answer} />
        <small>{title}</small>
      </Link>
    </li>
  );
});

interface PolicyTilesProps {
  readonly pathOf?: (slug: string) => string;
}

/**
 * `data-own` lets the inline script show the visitor's stored answers before the app runs (`prerender/inlineScript.ts`): no
 * tile of another person's answers may be inside it.
 */
export function PolicyTiles({ pathOf = policyPath }: PolicyTilesProps) {
  // Deferred, so that the pressed button is painted before the tiles.
  const votes = useDeferredSelector(selectVotes);
  return (
    <TileList role="list" aria-label={tiles.label} data-own>
      {policyHeadings.map(({ id, slug, title }) => (
        <TileLink key={id} id={id} title={title} to={pathOf(slug)} answer={votes[id]} />
      ))}
    </TileList>
  );
}
