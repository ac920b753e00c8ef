import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { inRoomOf } from '../../theme/tokens';

const Room = styled('div')({ containerType: 'inline-size' });

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [inRoomOf('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: 48,
    alignItems: 'center',
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

interface OpeningBandProps {
  /** The visitor's bubble, as large as there is room. */
  readonly drawing: ReactNode;
  /** Where somebody stands, in words, and what can be done with it. */
  readonly children: ReactNode;
}

/** Where a visitor stands: words and, beside or below them, the bubble. */
export function OpeningBand({ drawing, children }: OpeningBandProps) {
  return (
    <Room>
      <Layout>
        <div>{children}</div>
        {drawing}
      </Layout>
    </Room>
  );
}
