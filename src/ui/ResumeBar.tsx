import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { color } from './palette';

/**
 * The bar is not prerendered: only the app draws it. The inline script sets `data-waiting` if a comparison is stored,
 * and this element then reserves the bar's height from the first paint, so nothing shifts. The heights are those of the
 * longer language with the longest title, at the narrowest window of each range; a shorter bar is stretched to them.
 */
export const ResumeRoom = styled('div')({
  '@media screen': {
    'html[data-waiting] &, &:not(:empty)': {
      display: 'grid',
      minHeight: 126,
      '@media (max-width: 699px)': { minHeight: 188 },
      '@media (max-width: 599px)': { minHeight: 242 },
    },
  },
});

export const ResumeBar = styled(Paper)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBlock: '0 20px',
  padding: '12px 20px',
  background: color('tint'),
  '& p': { margin: 0 },
}) as typeof Paper;
