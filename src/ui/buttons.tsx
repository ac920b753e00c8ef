import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { color } from '../theme/palette';
import { radius } from '../theme/tokens';

/*
 * Buttons of the frame around all screens and of the cards. MUI's would add 2 kB of styles to each page for what it
 * switches off again here: its ripple, the colours of its variants, and `disabled`.
 */

/** Of no use on paper. */
const Bare = (props: ComponentProps<'button'>) => <button type="button" data-screen-only {...props} />;

export const plain = {
  minHeight: 44,
  padding: '4px 12px',
  border: `2px solid ${color('primary')}`,
  borderRadius: radius.control,
  background: color('card'),
  color: color('primary'),
  fontWeight: 650,
  '&:hover': { background: color('tint') },
};

export const PlainButton = styled(Bare)(plain);

/** What a press would do nothing with. `aria-disabled` rather than `disabled`, so that the button keeps its focus. */
export const inactive = {
  borderColor: color('hairline'),
  background: 'none',
  color: color('muted'),
  cursor: 'default',
};

/** A button in the look of a link, for what can be done beside the text. */
export const LinkButton = styled(Bare)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: color('primary'),
  textAlign: 'start',
  textDecoration: 'underline',
  '&[aria-disabled=true]': { ...inactive, textDecoration: 'none' },
});
