import { styled } from '@mui/material/styles';
import { color } from './palette';

export const NoticeRegion = styled('section')({
  '&:focus-visible': {
    position: 'fixed',
    insetInline: 16,
    insetBlockEnd: 16,
    minHeight: 8,
    zIndex: 1400,
    outline: `3px solid ${color('primary')}`,
  },
});
