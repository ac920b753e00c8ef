import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { onScreen, textAndRail } from '../../theme/tokens';

/** The parts of a letter below each other; in wide windows, one of them stands beside the others. */
export const LetterColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 48px',
  [onScreen.from('lg')]: { ...textAndRail, alignItems: 'start' },
});

export const LetterColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  [onScreen.from('lg')]: { gridColumn: 1 },
});

/** In wide windows beside the first part, so that the first step and the letter begin at one height. */
export const BesideFirst = styled('div')({
  [onScreen.from('lg')]: { gridColumn: 2, gridRow: 1, alignSelf: 'end' },
});

const Aside = styled('div')({
  [onScreen.from('lg')]: { gridColumn: 2, gridRow: '2 / span 2', alignSelf: 'stretch' },
});

/** Not in low windows, where its lower end would be out of reach. */
const InView = styled('div')({
  [onScreen.from('lg')]: { '@media (min-height: 700px)': { position: 'sticky', insetBlockStart: 0 } },
});

/** What stays in view beside all other parts, wherever among them it stands. */
export function LetterAside({ children }: { readonly children: ReactNode }) {
  return (
    <Aside>
      <InView>{children}</InView>
    </Aside>
  );
}
