import { styled } from '@mui/material/styles';
import { large } from './FullScreenView';

/** The code for a class, as it is put up on a wall. */
export const WallCode = styled('div')({
  flex: 1,
  '& + button': { alignSelf: 'end' },
  display: 'grid',
  alignContent: 'center',
  gap: large(1.5),
  '& figure': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: large(3),
    margin: 0,
  },
  // A phone reads a code from up to ten times the code's width away: a smaller one would not work from the back row.
  '& figure svg': { width: '68vh' },
  '& h2': { fontSize: large(4.5), lineHeight: 1.15 },
  '& ol': { margin: `${large(1)} 0 0`, paddingInlineStart: '1.3em', fontSize: large(2.5), lineHeight: 1.35 },
  '& li + li': { marginBlockStart: '0.5em' },
  '& > p': { margin: 0, fontSize: large(2.5), fontWeight: 650, overflowWrap: 'anywhere' },
  '@media (max-aspect-ratio: 1)': {
    '& figure': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& figure svg': { width: 'min(100%, 68vh)' },
  },
});
