import { styled } from '@mui/material/styles';
import { policyIds } from '../content/policyIds';
import { PolicyTile } from './PolicyTile';

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  justifyContent: 'start',
  gap: 10,
});

export function BlankTiles() {
  return (
    <Tiles aria-hidden>
      {policyIds.map((id) => (
        <PolicyTile key={id} policyId={id} />
      ))}
    </Tiles>
  );
}
