import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { color } from '../../theme/palette';
import { radius } from '../../theme/tokens';

/** In px; narrower where a name needs the room. */
export const photoSize = 208;

const frame = {
  width: photoSize,
  maxWidth: '100%',
  aspectRatio: '1',
  border: `1px solid ${color('control')}`,
  borderRadius: radius.card,
} as const;

export const StoredPhoto = styled('img')(frame);

export const NoPhoto = styled('svg')(frame);

export const CropFrame = styled('div')({
  ...frame,
  position: 'relative',
  width: 'auto',
  maxWidth: 320,
  overflow: 'hidden',
  // The corners that a rotated picture does not cover are white in the finished photo as well.
  background: '#fff',
});

const overFrame = { position: 'absolute', inset: 0 } as const;

/**
 * The part of react-easy-crop's style sheet that a square frame needs. The library would put a style tag into the page, which
 * the site's Content Security Policy refuses.
 */
export const cropParts = {
  container: {
    ...overFrame,
    // In a grid the library measures the picture wrongly.
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    touchAction: 'none',
    cursor: 'move',
  },
  media: {
    '&.reactEasyCrop_Cover_Horizontal': { width: '100%' },
    '&.reactEasyCrop_Cover_Vertical': { height: '100%' },
  },
  // The focus ring is drawn inside: around the crop area it would be cut off by `overflow: hidden` of the frame.
  area: {
    position: 'absolute',
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'inset 0 0 0 5px #fff' },
  },
} as const;

export const HeadGuide = styled('svg')({
  ...overFrame,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

export const IconCropButton = styled(Button)({ width: 48, minWidth: 48, padding: 0 });

const track = { blockSize: 8, borderRadius: radius.pill, background: color('control') } as const;
const thumb = {
  inlineSize: 24,
  blockSize: 24,
  border: 0,
  borderRadius: '50%',
  background: color('primary'),
} as const;

/**
 * The browser's own, which arrow keys move without code of ours, in the colours of the palette. Forced colours remove
 * backgrounds, and with them this track and thumb: there the browser draws its own.
 */
export const CropSlider = styled('input')({
  flex: 1,
  minWidth: 0,
  borderRadius: radius.control,
  '@media not (forced-colors: active)': {
    appearance: 'none',
    background: 'none',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: -8 },
    '&::-moz-range-thumb': thumb,
  },
});
