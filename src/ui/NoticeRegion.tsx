import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';

/** Apart from `noticeParts.tsx`, which is loaded with the first notice. Empty, it shows its focus as a line. */
export const NoticeRegion = styled('section')({
  '&:focus-visible': {
    position: 'fixed',
    inset: 'auto 16px 16px',
    minHeight: 8,
    zIndex: 1400,
    outline: `3px solid ${color('primary')}`,
  },
});
