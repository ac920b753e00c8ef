import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { color } from './palette';

/** Starts something that erases: outlined, so that it never looks like the way on. */
export const DangerButton = styled(Button)({
  borderColor: color('no'),
  color: color('no'),
  '&:hover': { borderColor: color('no'), background: color('tint') },
  '&[aria-disabled=true]': {
    color: color('muted'),
    borderColor: color('hairline'),
    background: 'none',
    cursor: 'default',
  },
});
