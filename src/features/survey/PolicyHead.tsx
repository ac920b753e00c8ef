import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { useDeferredSelector } from '../../lib/hooks';
import { inRoomOf } from '../../theme/tokens';
import { PolicyTile } from '../../ui/PolicyTile';
import { selectAnswer } from '../answers/votesSlice';

const columns = 'auto minmax(0, 1fr) auto';

/**
 * The button to listen appears once the browser has listed its voices: it stands where it makes no line higher and no
 * title narrower, or the page would shift.
 */
const Head = styled('div')({
  display: 'grid',
  gridTemplate: `'tile kicker listen' auto 'title title title' auto / ${columns}`,
  alignItems: 'center',
  gap: '4px 12px',
  breakAfter: 'avoid',
  '@media print': { display: 'block' },
  marginBlockEnd: 8,
  [inRoomOf('sm')]: {
    marginBlockEnd: 16,
    gridTemplate: `'tile kicker listen' 1fr 'tile title listen' 1fr / ${columns}`,
    columnGap: 16,
  },
});

const Tile = styled('div')({ gridArea: 'tile' });

const Kicker = styled('div')({
  gridArea: 'kicker',
  overflowWrap: 'anywhere',
  [inRoomOf('sm')]: { alignSelf: 'end' },
});

const Title = styled('div')({ gridArea: 'title', [inRoomOf('sm')]: { alignSelf: 'start' } });

const Listen = styled('div')({ gridArea: 'listen' });

interface PolicyHeadProps {
  readonly heading: PolicyHeading;
  /** How large its picture is: large on a policy's own page. */
  readonly tile?: 'medium' | 'large';
  /** The category, or which of how many it is. */
  readonly kicker: ReactNode;
  readonly title: ReactNode;
  readonly listen: ReactNode;
}

/** A component of its own, so that an answer does not render the rest of the head again. */
function OwnTile({ id, size }: { readonly id: PolicyId; readonly size: PolicyHeadProps['tile'] }) {
  // Deferred, so that the pressed button is painted before the tile.
  const answer = useDeferredSelector((state) => selectAnswer(state, id));
  return <PolicyTile policyId={id} answer={answer} size={size} />;
}

export function PolicyHead({ heading: { id }, tile, kicker, title, listen }: PolicyHeadProps) {
  return (
    <Head>
      {/* The inline script shows the stored answers on the tiles in here (`prerender/markAnswers.ts`). */}
      <Tile data-own data-screen-only>
        <OwnTile id={id} size={tile} />
      </Tile>
      <Kicker>{kicker}</Kicker>
      <Title>{title}</Title>
      <Listen>{listen}</Listen>
    </Head>
  );
}
