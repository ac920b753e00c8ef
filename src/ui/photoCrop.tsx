import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';
import Button from '@mui/material/Button';

export const CropColumns = styled('div')({
  display: 'grid',
  gap: '16px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(270px, 100%), 1fr))',
  '& > h2, & > p': { gridColumn: '1 / -1', margin: 0 },
});

/**
 * Contains the part of react-easy-crop's style sheet that a square frame needs. The library would put a style tag
 * into the page, which the site's Content Security Policy refuses.
 */
export const CropFrame = styled('div')({
  position: 'relative',
  maxWidth: 320,
  aspectRatio: '1',
  borderRadius: radius.card,
  overflow: 'hidden',
  // The corners that a rotated picture does not cover are white in the finished photo as well.
  background: '#fff',
  border: `1px solid ${color('control')}`,
  '& > *': { position: 'absolute', inset: 0 },
  '& .reactEasyCrop_Container': {
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%' },
  '& .reactEasyCrop_Cover_Vertical': { height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    // The focus ring is drawn inside: around the crop area it would be cut off by `overflow: hidden` of the frame.
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'inset 0 0 0 5px #fff' },
  },
  '& > svg': { pointerEvents: 'none' },
});

export const IconCropButton = styled(Button)({ minWidth: 48, padding: 0 });

/** Between two buttons, the slider takes what is left. */
export const CropRow = styled('div')({ display: 'flex', alignItems: 'center', gap: 24 });
