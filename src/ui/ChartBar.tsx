import { styled } from '@mui/material/styles';
import type { AriaAttributes } from 'react';
import { color } from './palette';

export const ChartTrack = styled('svg')({
  flex: 1,
  width: '100%',
  height: 12,
  borderRadius: 6,
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

interface ChartBarProps extends AriaAttributes {
  readonly count: number;
  /** The count that fills the whole bar. */
  readonly of: number;
  readonly fill: Parameters<typeof color>[0];
  readonly className?: string;
}

/**
 * Not MUI's LinearProgress: it sets its length by a `style` attribute, which the Content Security Policy of the
 * prerendered page refuses. The `width` attribute of an SVG is no style.
 */
export function ChartBar({ count, of, fill, ...rest }: ChartBarProps) {
  return (
    <ChartTrack {...rest}>
      <rect width={`${(count / of) * 100}%`} fill={color(fill)} />
    </ChartTrack>
  );
}
