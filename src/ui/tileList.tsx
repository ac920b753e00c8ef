import { styled } from '@mui/material/styles';
import { color } from './palette';
import { from, hairline, radius, text, upTo, width } from './tokens';

/** Five tiles in a row; in a wide window a row for each tile and its title. */
export const TileList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 12,
  maxWidth: 440,
  '& a': { display: 'block', margin: 0, padding: 0, borderRadius: radius.card },
  '& [data-tile]': { inlineSize: '100%' },
  '& small': { display: 'none' },
  '& a:hover > [data-tile]': { borderColor: color('ink') },
  [from('desk')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& li + li': { borderBlockStart: hairline },
    '& a': { display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 4, textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& [data-tile]': { inlineSize: 40, borderRadius: radius.control },
    '& small': { display: 'block', ...text.note },
  },
});

/** The tiles above the cards; in a wide window beside them, where they stay in view. */
export const WithTiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${width.text}px)`,
  [upTo('desk')]: { '& > :first-of-type': { marginBlock: 8 } },
  // Flat on a phone, so that the first question is on the first screen as well.
  [upTo('tablet')]: { '& [data-tile]': { aspectRatio: '5 / 4' } },
  [from('desk')]: {
    gridTemplateColumns: `minmax(0, ${width.text}px) minmax(0, ${width.rail}px)`,
    justifyContent: 'space-between',
    columnGap: 48,
    '& > *': { gridColumn: 1 },
    '& > :first-of-type': { gridArea: '1 / 2 / 9 / 2', alignSelf: 'start' },
    '@media (min-height: 560px)': { '& > :first-of-type': { position: 'sticky', insetBlockStart: 24 } },
  },
});
