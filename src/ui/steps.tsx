import { styled } from '@mui/material/styles';
import { color, sans } from '../theme/palette';
import { radius } from '../theme/tokens';
import { text } from '../theme/typography';

/** At most a share of the window's width, or the number would leave no space for enlarged text on a phone. */
const disc = 'min(2.25rem, 11vw)';

/** A border in its colour, as neither paper nor forced colours keep the background. */
export const StepNumber = styled('span')({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: disc,
  blockSize: disc,
  marginInlineEnd: 12,
  border: `2px solid ${color('primary')}`,
  borderRadius: radius.pill,
  background: color('page'),
  color: color('primary'),
  font: `650 ${text.label.fontSize}/1 ${sans}`,
  verticalAlign: 'middle',
});
