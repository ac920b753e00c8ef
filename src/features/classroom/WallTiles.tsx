import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { groupParts } from 'words/groupParts';
import { color } from '../../theme/palette';
import { stepOfSeveral, upTo } from '../../theme/tokens';
import { PolicyTile, tileSize } from '../../ui/PolicyTile';
import type { PolicyTally } from './tallyGroup';

/** Not on a phone, where "Policy 3 of 4" says the same. */
const Row = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 12px',
  marginInlineEnd: 'auto',
  [upTo('md')]: { display: 'none' },
}) as typeof List;

const Tile = styled(ButtonBase, {
  shouldForwardProp: (name) => name !== 'isSeen',
})<{ readonly isSeen: boolean }>(({ isSeen }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  inlineSize: `max(calc(${tileSize} + 12px), 6vmin)`,
  padding: 4,
  ...stepOfSeveral,
  '&::after': {
    content: "''",
    position: 'absolute',
    // Below the frame of the tile that is shown: within it, the frame would be higher than wide.
    inset: 'calc(100% + 4px) 25% auto',
    // Forced colours draw a transparent edge as well.
    ...(isSeen && { borderBlockEnd: `4px solid ${color('primary')}` }),
  },
}));

interface WallTilesProps {
  readonly policies: readonly PolicyTally[];
  readonly current: PolicyTally;
  /** Whether a policy was presented, or hands were counted for it. */
  readonly isSeen: (policy: PolicyTally) => boolean;
  readonly onGo: (policy: PolicyTally) => void;
}

/** The policies in their order, each a way to it. A line below it says which were there. */
export function WallTiles({ policies, current, isSeen, onGo }: WallTilesProps) {
  return (
    <Row component="ol" aria-label={groupParts.present.tiles}>
      {policies.map((each) => (
        <li key={each.id}>
          <Tile
            aria-label={isSeen(each) ? groupParts.present.seen(each.title) : each.title}
            aria-current={each === current ? 'step' : undefined}
            isSeen={isSeen(each)}
            onClick={() => onGo(each)}
          >
            <PolicyTile policyId={each.id} title={each.title} />
          </Tile>
        </li>
      ))}
    </Row>
  );
}
