import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';

/**
 * Not MUI's LinearProgress: it sets its length by a `style` attribute, which the Content Security Policy of the
 * prerendered page refuses. The `width` attribute of an SVG is no style.
 */
export const ChartTrack = styled('svg')({
  flex: 1,
  width: '100%',
  height: 12,
  borderRadius: radius.pill,
  background: color('track'),
  '& rect': { height: '100%' },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    border: '1px solid CanvasText',
    background: 'Canvas',
    '& rect': { fill: 'Highlight' },
  },
  '@media print': { border: '1px solid #000', background: 'none', '& rect': { fill: '#000' } },
});
