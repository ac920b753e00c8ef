import { color } from '../../../ui/palette';

/**
 * The part of react-easy-crop's style sheet that a square frame needs. The library would put a style tag
 * into the page, which the site's Content Security Policy refuses.
 */
export const cropperCss = {
  position: 'relative',
  width: '100%',
  maxWidth: 320,
  aspectRatio: '1',
  borderRadius: 12,
  overflow: 'hidden',
  // What a turned picture leaves open is white in the finished photo too.
  background: '#fff',
  border: `1px solid ${color('control')}`,
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    overflow: 'hidden',
    // The frame fills the box, whose edge would cut an outline drawn outside it.
    '&:focus-visible': {
      outline: `3px solid ${color('primary')}`,
      outlineOffset: -3,
      boxShadow: 'inset 0 0 0 5px #fff',
    },
  },
} as const;
