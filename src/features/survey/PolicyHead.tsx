import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { useDeferredSelector } from '../../lib/hooks';
import { control, inRoomOf } from '../../theme/tokens';
import { PolicyTile } from '../../ui/PolicyTile';
import { selectAnswer } from '../answers/votesSlice';

/**
 * The button to listen appears once the browser has listed its voices: its place is kept where words would break
 * otherwise than before, or the page would shift. Enlarged words have a line of their own, or they would break within.
 */
const Head = styled('div')({
  display: 'grid',
  gridTemplateAreas: "'tile . listen' 'kicker kicker kicker' 'title title title'",
  gridTemplateColumns: `auto minmax(0, 1fr) minmax(${control.small}px, auto)`,
  alignItems: 'center',
  gap: '4px 12px',
  breakAfter: 'avoid',
  '@media print': { display: 'block' },
  marginBlockEnd: 12,
  [inRoomOf('answers')]: { gridTemplateAreas: "'tile kicker listen' 'tile title listen'" },
  [inRoomOf('sm')]: { marginBlockEnd: 16, columnGap: 16 },
});

const Tile = styled('div')({ gridArea: 'tile' });

const Kicker = styled('div')({ gridArea: 'kicker', alignSelf: 'end', overflowWrap: 'break-word' });

const Title = styled('div')({ gridArea: 'title', alignSelf: 'start' });

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
      {/* The inline script shows the stored answers on the tiles in here (`early/markAnswers.ts`). */}
      <Tile data-own data-screen-only>
        <OwnTile id={id} size={tile} />
      </Tile>
      <Kicker>{kicker}</Kicker>
      <Title>{title}</Title>
      <Listen>{listen}</Listen>
    </Head>
  );
}
