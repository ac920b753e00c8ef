import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { color } from '../../../ui/palette';
import { CropButton } from './CropButton';
import type { CropIconName } from './cropIcons';

const track = { height: 4, borderRadius: 2, background: color('control') };
const thumb = {
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: `2px solid ${color('card')}`,
  borderRadius: '50%',
  background: color('primary'),
} as const;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  gap: '0 12px',
  alignItems: 'center',
  '& label': { gridColumn: '1 / -1', fontWeight: 650, fontSize: '0.9375rem' },
  '& output': { fontWeight: 400, color: color('muted'), marginInlineStart: 8 },
  '& input': { width: '100%', minHeight: 28, margin: 0 },
  // Each browser has its own names for the parts; one it does not know would drop the whole rule.
  '@media (forced-colors: none)': {
    '& input': { appearance: 'none', background: 'none', borderRadius: 8, cursor: 'pointer' },
    '& input::-webkit-slider-runnable-track': track,
    '& input::-moz-range-track': track,
    '& input::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: -10 },
    '& input::-moz-range-thumb': thumb,
  },
});

interface CropSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
  readonly less: { readonly name: CropIconName; readonly to: number };
  readonly more: { readonly name: CropIconName; readonly to: number };
}

/** A slider with a button at either end, so that it can be used without dragging. */
export function CropSlider({ label, value, min, max, step, text, onChange, less, more }: CropSliderProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>
        {label}
        <output htmlFor={id}>{text}</output>
      </label>
      <CropButton
        name={less.name}
        onPress={() => {
          onChange(less.to);
        }}
      />
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
      />
      <CropButton
        name={more.name}
        onPress={() => {
          onChange(more.to);
        }}
      />
    </Row>
  );
}
