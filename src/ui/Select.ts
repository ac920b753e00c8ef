import { styled } from '@mui/material/styles';
import { fieldBox } from './fieldBox';
import { color } from './palette';

/** Half of the chevron: a line across a small square. */
const stroke = (degrees: number) =>
  `linear-gradient(${degrees}deg,transparent 42%,${color('muted')} 44% 56%,transparent 58%)`;

/**
 * The browser's own select, which weighs nothing and takes keyboard, touch and enlarged text as it is. Only its
 * box and its chevron are ours: two gradients, as an image could not follow the colour scheme.
 */
export const Select = styled('select')({
  ...fieldBox,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media (forced-colors: none)': {
    appearance: 'none',
    paddingInlineEnd: 40,
    background: `${stroke(45)} calc(100% - 20px) / 7px 7px,${stroke(135)} calc(100% - 14px) / 7px 7px,${color('card')}`,
    backgroundRepeat: 'no-repeat',
    '[dir=rtl] &': { backgroundPosition: '14px 50%,20px 50%' },
  },
});
