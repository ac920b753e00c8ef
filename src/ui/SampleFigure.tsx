import { styled } from '@mui/material/styles';
import { color } from './palette';
import { text } from './tokens';

export const SampleFigure = styled('figure')({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  alignItems: 'center',
  fontSize: text.note.fontSize,
  lineHeight: 1.5,
  // The drawing shows a photo on white paper, so it is the same in the dark scheme; only the measures change colour.
  '& path': { stroke: color('muted'), strokeWidth: 1.2, fill: 'none' },
  // In units of the drawing: 17 here and 11 below both make about 12 px on the screen.
  '& text': { fontSize: 17, fill: color('muted'), textAnchor: 'middle' },
  '& h2': { margin: '0 0 4px', fontSize: '1.25rem', lineHeight: 1.3 },
  '& svg': { width: 160 },
  // If enlarged text leaves less than this beside the drawing, the caption moves below it.
  '& figcaption': { display: 'contents', '& > div': { flex: '1 1 8rem' } },
  '& ul': { flex: '1 0 100%', margin: 0, color: color('muted') },
  '@media (min-width: 900px)': {
    '& svg': { width: 260 },
    '& figcaption > div': { flexBasis: '100%' },
    '& text': { fontSize: 11 },
  },
});
