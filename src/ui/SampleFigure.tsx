import { styled } from '@mui/material/styles';
import { color } from './palette';
import { text } from './tokens';

export const SampleFigure = styled('figure')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  margin: 0,
  ...text.note,
  // The drawing shows a photo on white paper, so it is the same in the dark scheme; only the measures change colour.
  '& path': { stroke: color('muted'), strokeWidth: 1.2, fill: 'none' },
  '& text': { fill: color('muted'), textAnchor: 'middle' },
  '& h2': { margin: '0 0 4px', ...text.h3 },
  '& svg': { width: 200 },
  // If enlarged text leaves less than this beside the drawing, the caption moves below it.
  '& figcaption': { display: 'contents', '& > div': { flex: '1 1 8rem' } },
  '& ul': { flex: '1 0 100%', margin: 0, color: color('muted') },
});
