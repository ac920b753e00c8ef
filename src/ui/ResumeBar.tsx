import { styled } from '@mui/material/styles';
import { spread } from './layout';
import { color } from '../theme/palette';
import { radius, upTo } from '../theme/tokens';

/**
 * The bar is not prerendered: only the app draws it. The inline script sets `data-waiting` if a comparison is stored,
 * and this element then reserves the bar's height from the first paint, so nothing shifts. The heights are those of the
 * longer language with the longest title, at the narrowest window of each range; a shorter bar is stretched to them.
 */
export const ResumeRoom = styled('div')({
  'html[data-waiting] &, &:not(:empty)': {
    display: 'grid',
    minHeight: 126,
    [upTo('md')]: { minHeight: 242 },
  },
});

export const ResumeBar = styled('section')({
  ...spread,
  alignContent: 'center',
  marginBlockEnd: 16,
  padding: '12px 16px',
  borderRadius: radius.card,
  background: color('tint'),
});
