import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { surveys } from 'words/surveys';
import { argumentCount } from '../../content/argumentCount';
import type { PolicyText } from '../../content/types';
import { color } from '../../theme/palette';
import { hairline, onScreen, radius } from '../../theme/tokens';
import { text as roles } from '../../theme/typography';
import { Cited } from './Cited';

const places = Array.from({ length: argumentCount.most }, (_, index) => index + 1);

/** Between the two columns stand the numbers, in rings on a line. */
const spine = { width: '3rem', ring: '2rem' } as const;

/**
 * As the pages of an open book: arguments of one row begin at the same height, and between them stands their number. In
 * narrow windows each argument is followed by its counter-argument, so that no side is a screen below the other. In the
 * HTML each side is a list of its own below its heading, which is how a screen reader tells them; `order` mixes them only
 * for the eye. Wrappers with `contents` instead of a subgrid, which browsers before 2023 lack. On paper rows of unequal
 * height would take a second sheet, so each side is a column.
 */
const Sides = styled('div')({
  position: 'relative',
  display: 'grid',
  marginBlockStart: 24,
  '@media screen': { gridTemplateColumns: `1fr ${spine.width} 1fr` },
  '@media print': { gridTemplateColumns: '1fr 1fr', columnGap: 48 },
  [onScreen.from('md')]: {
    '&::before': { content: "''", position: 'absolute', inset: '0 auto 0 50%', borderInlineStart: hairline },
  },
});

const Side = styled('div')({ '@media screen': { display: 'contents' } });

/** The titles would look like the head of a table above arguments of one column, each of which names its side. */
const SideTitle = styled(Typography)({
  [onScreen.upTo('md')]: visuallyHidden,
  [onScreen.from('md')]: { paddingBlockEnd: 12 },
}) as typeof Typography;

const Points = styled('ul')({
  margin: 0,
  padding: 0,
  ...roles.body1,
  '@media screen': { display: 'contents' },
  // Smaller than on a screen: every card must fit on one sheet (`e2e/print.spec.ts`).
  '@media print': roles.body2,
});

const Argument = styled('li')({
  position: 'relative',
  borderBlockStart: hairline,
  '@media screen': Object.fromEntries(places.map((place) => [`&:nth-of-type(${place})`, { order: place }])),
  [onScreen.upTo('md')]: { gridColumn: '1 / -1', paddingInlineStart: 32 },
  [onScreen.from('md')]: { paddingBlock: 12 },
});

/**
 * With the number of its pair. The empty alternative text after the slash keeps screen readers from reading it, as they
 * say how many a list has; the first declaration is for browsers that know none (Firefox before 128, Safari before 17.4).
 */
const Pro = styled(Argument)({
  '@media screen': Object.fromEntries(
    places.map((place) => [
      `&:nth-of-type(${place})::before`,
      { content: [`'${place}'`, `'${place}' / ''`] },
    ]),
  ),
  '&::before': { position: 'absolute', ...roles.note, fontWeight: 650, color: color('muted') },
  [onScreen.upTo('md')]: {
    paddingBlock: '12px 4px',
    '&::before': { insetInlineStart: 0 },
  },
  [onScreen.from('md')]: {
    gridColumn: 1,
    '&::before': {
      // Its middle is that of the argument's first line.
      insetBlockStart: 'calc(12px + 0.85rem)',
      insetInlineStart: `calc(100% + ${spine.width} / 2)`,
      transform: 'translate(-50%, -50%)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: spine.ring,
      blockSize: spine.ring,
      border: hairline,
      borderRadius: radius.pill,
      background: `var(--cv-sheet, ${color('card')})`,
    },
  },
});

const Con = styled(Argument)({
  [onScreen.upTo('md')]: { paddingBlock: '4px 12px', borderBlockStart: 0 },
  [onScreen.from('md')]: { gridColumn: 3 },
});

const sides = { pros: Pro, cons: Con };

const sideColumns = { pros: { gridColumn: 1 }, cons: { gridColumn: 3 } };

/** Where the column does not say it. */
const SideOf = styled('b')({
  [onScreen.from('md')]: { display: 'none' },
  '@media print': { display: 'none' },
});

interface ProsAndConsProps {
  readonly of: PolicyText;
  readonly level: 'h2' | 'h3';
}

/** Both sides, with the same number of arguments. */
export function ProsAndCons({ of, level }: ProsAndConsProps) {
  return (
    <Sides>
      {(['pros', 'cons'] as const).map((side) => {
        const Point = sides[side];
        return (
          <Side key={side}>
            <SideTitle variant="h3" component={level} sx={sideColumns[side]}>
              {surveys[side]}
            </SideTitle>
            {/* Safari removes the list role from a list without bullets. */}
            <Points data-side={side} role="list">
              {of[side].map((point) => (
                <Point key={point}>
                  <SideOf>{surveys.sideOf[side]}</SideOf> <Cited words={point} of={of} />
                </Point>
              ))}
            </Points>
          </Side>
        );
      })}
    </Sides>
  );
}
