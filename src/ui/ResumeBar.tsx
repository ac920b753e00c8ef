import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { color } from './palette';
import { upTo } from './tokens';

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
      [upTo('tablet')]: { minHeight: 242 },
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
  marginBlock: '0 16px',
  padding: '12px 16px',
  background: color('tint'),
  '& p': { margin: 0 },
}) as typeof Paper;
