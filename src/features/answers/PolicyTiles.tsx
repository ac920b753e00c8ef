import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { tiles } from 'words/tiles';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { policyPath } from '../../lib/paths';
import { color } from '../../ui/palette';
import type { Answer } from '../../content/answerIds';
import { selectVotes } from './votesSlice';
import { PolicyTile } from '../../ui/PolicyTile';

/** The tiles follow the width of this container, not of the window: a wide window may show them in a narrow column. */
const Room = styled('div')({ containerType: 'inline-size' });

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 10,
  maxWidth: 440,
  '& a': { display: 'block', margin: 0, padding: 0, borderRadius: 12 },
  '& [data-tile]': { inlineSize: '100%' },
  // Titles are shown from 660 px on: in narrower columns their longest words do not fit below a tile.
  '& small': { display: 'none' },
  '@container (min-width: 660px)': {
    maxWidth: 'none',
    '& a': { display: 'grid', gap: 6, justifyItems: 'center', textAlign: 'center' },
    '& [data-tile]': { inlineSize: 64 },
    '& small': { display: 'block' },
  },
  '@container (min-width: 1040px)': {
    gridTemplateColumns: `repeat(${policyIds.length}, minmax(0, 1fr))`,
    '& [data-tile]': { inlineSize: '100%' },
    '& [data-tile]::after': { scale: '1.2' },
  },
  '& a:hover > [data-tile]': { borderColor: color('ink') },
});

interface TileLinkProps {
  readonly id: PolicyId;
  readonly title: string;
  readonly to: string;
  readonly answer: Answer | undefined;
  readonly isCurrent: boolean;
}

/** Without `memo` an answer renders every tile again, which took longer than rendering the pressed button. */
const TileLink = memo(function TileLink({ id, title, to, answer, isCurrent }: TileLinkProps) {
  const name = tiles.name(title, answer ? surveys.answers[answer] : tiles.unanswered);
  return (
    <li>
      {/* In a narrow column the title below the tile is hidden, and only this tooltip shows it. */}
      <Link to={to} title={title} aria-label={name} aria-current={isCurrent ? 'page' : undefined}>
        <PolicyTile policyId={id} answer={answer} />
        <small>{title}</small>
      </Link>
    </li>
  );
});

interface PolicyTilesProps {
  readonly current?: PolicyId;
  readonly pathOf?: (slug: string) => string;
}

/**
 * `data-own` lets the inline script show the visitor's stored answers before the app runs (`prerender/inlineScript.ts`): no
 * tile of another person's answers may be inside it.
 */
export function PolicyTiles({ current, pathOf = policyPath }: PolicyTilesProps) {
  // Deferred, so that the pressed button is painted before the tiles.
  const votes = useDeferredSelector(selectVotes);
  return (
    <Room>
      <List role="list" aria-label={tiles.label} data-own>
        {policyHeadings.map(({ id, slug, title }) => (
          <TileLink
            key={id}
            id={id}
            title={title}
            to={pathOf(slug)}
            answer={votes[id]}
            isCurrent={id === current}
          />
        ))}
      </List>
    </Room>
  );
}
