import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens';

export const CameraPicture = styled('video')({
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '36vh',
  borderRadius: radius.card,
  background: '#000',
});

/** Reserves the height of the longest usual message, so that the buttons below do not move. */
export const Heard = styled('div')({ minHeight: '4.5em', '& p': { margin: '4px 0 0' } });
