import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';
import { hairline } from '../theme/tokens';
import { text } from '../theme/typography';

/**
 * A line above or below the header. Part of every printed page and shown by `data-consent` of the root, which the
 * inline script sets: so it is there, or not, with the first paint and moves nothing later.
 */
export const TopBar = styled('section')({
  background: color('tint'),
  borderBlockEnd: hairline,
  ...text.note,
  lineHeight: text.h3.lineHeight,
  'html[data-consent] &[data-for=undecided]': { display: 'none' },
  'html:not([data-consent=declined]) &[data-for=declined]': { display: 'none' },
  '& p': { flex: '1 1 300px', textWrap: 'balance' },
});
