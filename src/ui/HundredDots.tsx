import { styled } from '@mui/material/styles';
import { color } from './palette';

export const HundredDots = styled('figure')({
  margin: '40px 0 0',
  breakInside: 'avoid',
  '& svg': {
    display: 'block',
    width: '100%',
    maxWidth: 480,
    fill: 'none',
    stroke: color('control'),
    strokeWidth: 1.5,
  },
  '& [data-law]': { fill: color('primary'), stroke: color('primary') },
  '& figcaption': { marginBlockStart: 12, fontWeight: 650 },
  '@media (forced-colors: active)': {
    '& svg': { stroke: 'CanvasText' },
    '& [data-law]': { fill: 'CanvasText' },
  },
});
