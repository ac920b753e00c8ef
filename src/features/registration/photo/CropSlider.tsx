import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { color } from '../../../ui/palette';
import { CropButton } from './CropButton';
import type { CropIconName } from './cropIcons';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  gap: '0 12px',
  alignItems: 'center',
  '& label': { gridColumn: '1 / -1', fontWeight: 650, fontSize: '0.9375rem' },
  '& output': { fontWeight: 400, color: color('muted'), marginInlineStart: 8 },
  '& input': { width: '100%', minHeight: 28, margin: 0, accentColor: color('primary') },
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
