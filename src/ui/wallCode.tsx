import { styled } from '@mui/material/styles';
import { text } from './tokens';

/** The code for a class, as it is put up on a wall. */
export const WallCode = styled('div')({
  flex: 1,
  '& + button': { alignSelf: 'end' },
  display: 'grid',
  alignContent: 'center',
  gap: 24,
  '& figure': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 48,
    margin: 0,
  },
  // A phone reads a code from up to ten times the code's width away: a smaller one would not work from the back row.
  '& figure svg': { width: '68vh' },
  '& h2': text.display,
  '& ol': { margin: '16px 0 0', paddingInlineStart: 48, ...text.wall },
  '& li + li': { marginBlockStart: 12 },
  '& > p': { margin: 0, ...text.wall, fontWeight: 650, overflowWrap: 'anywhere' },
  '@media (max-aspect-ratio: 1)': {
    '& figure': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& figure svg': { width: 'min(100%, 68vh)' },
  },
});
