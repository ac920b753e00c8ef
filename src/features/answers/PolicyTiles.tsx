import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { policyHeadings } from 'words/policyHeadings';
import { tiles } from 'words/tiles';
import type { PolicyId } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { policyPath } from '../../lib/paths';
import type { Answer } from '../../content/answerIds';
import { from } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { PolicyTile } from '../../ui/PolicyTile';
import { tileName } from './tileName';
import { selectVotes } from './votesSlice';

/**
 * On a phone two rows of five without titles: with them, the first question would begin below the first screen. A tablet
 * has room for the titles of two tiles in a row, the column of a wide window for one.
 */
const List = styled('ul')({
  display: 'grid',
  // Fewer in a row where text is enlarged, and the tiles with it.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(2.75rem, 15.5%), max-content))',
  justifyContent: 'space-between',
  gap: 8,
  [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4px 16px' },
  [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const PlainLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  textDecoration: 'none',
  [from('md')]: { '&:hover': { textDecoration: 'underline' } },
});

const Name = styled('span')(text.note);

/** In a narrow window only the tile's tooltip shows it. */
const WideName = styled(Name)({ display: 'none', [from('md')]: { display: 'block' } });

interface TileLinkProps {
  readonly id: PolicyId;
  readonly title: string;
  readonly to: string;
  readonly answer: Answer | undefined;
  readonly Name: typeof Name;
}

/** Without `memo` an answer renders every tile again, which took longer than rendering the pressed button. */
const TileLink = memo(function TileLink({ id, title, to, answer, Name: Title }: TileLinkProps) {
  return (
    <li>
      <PlainLink href={to} aria-label={tileName(title, answer)}>
        <PolicyTile policyId={id} answer={answer} title={title} />
        <Title>{title}</Title>
      </PlainLink>
    </li>
  );
});

/**
 * With the title beside each tile in every window: where nothing else names them, tiles alone say too little. Five in
 * a row in wide windows: two would leave half of the page empty.
 */
const NamedList = styled('ul')({
  display: 'grid',
  gap: '4px 16px',
  [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', rowGap: 24 },
});

interface PolicyTilesProps {
  readonly pathOf?: (slug: string) => string;
  /** Where the tiles are what the page is about: each has its title at any width. */
  readonly isNamed?: boolean;
}

/**
 * `data-own` lets the inline script show the visitor's stored answers before the app runs (`early/markAnswers.ts`): no
 * tile of another person's answers may be inside it.
 */
export function PolicyTiles({ pathOf = policyPath, isNamed = false }: PolicyTilesProps) {
  // Deferred, so that the pressed button is painted before the tiles.
  const votes = useDeferredSelector(selectVotes);
  const All = isNamed ? NamedList : List;
  return (
    <All role="list" aria-label={tiles.label} data-own>
      {policyHeadings.map(({ id, slug, title }) => (
        <TileLink
          key={id}
          id={id}
          title={title}
          to={pathOf(slug)}
          answer={votes[id]}
          Name={isNamed ? Name : WideName}
        />
      ))}
    </All>
  );
}
