import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { register } from 'words/register';
import { icon } from '../../ui/icons';
import { color } from '../../ui/palette';

const words = register.photo.crop;

export const mostZoom = 3;
const zoomStep = 0.1;
const moveStep = 12;

const icons = {
  smaller: icon('M4 10h12'),
  larger: icon('M4 10h12M10 4v12'),
  turnLeft: icon('M4.500 4v4h4M5 8a6 6 0 1 1-.6 4.500'),
  turnRight: icon('M15.500 4v4h-4M15 8a6 6 0 1 0 .6 4.500'),
  left: icon('M16 10H4m5-5-5 5 5 5'),
  right: icon('M4 10h12m-5-5 5 5-5 5'),
  up: icon('M10 16V4M5 9l5-5 5 5'),
  down: icon('M10 4v12m-5-5 5 5 5-5'),
};

const Controls = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', maxWidth: 360 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Square = styled(Button)({ minWidth: 48, width: 48, padding: 0 });

function CropButton({ name, onPress }: { readonly name: keyof typeof icons; readonly onPress: () => void }) {
  const Icon = icons[name];
  return (
    <Square variant="outlined" aria-label={words[name]} onClick={onPress}>
      <Icon />
    </Square>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  gap: '0 24px',
  alignItems: 'center',
  '& > div': { gridColumn: '1 / -1', margin: 0, fontSize: '0.9375rem', '& span': { fontWeight: 650 } },
  '& output': { color: color('muted'), marginInlineStart: 8 },
});

interface CropSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
  readonly less: { readonly name: keyof typeof icons; readonly to: number };
  readonly more: { readonly name: keyof typeof icons; readonly to: number };
}

/** A slider with a button at either end, so that it can be used without dragging. */
function CropSlider({ label, text, onChange, less, more, ...range }: CropSliderProps) {
  const id = useId();
  return (
    <Row>
      <div>
        <span id={id}>{label}</span>
        <output>{text}</output>
      </div>
      <CropButton
        name={less.name}
        onPress={() => {
          onChange(less.to);
        }}
      />
      <Slider
        {...range}
        track={false}
        aria-labelledby={id}
        aria-valuetext={text}
        onChange={(_event, value) => {
          onChange(value);
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

/** Keeps a turn within half a circle either way. */
export function wrapped(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

interface CropControlsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly rotation: number;
  readonly onRotation: (degrees: number) => void;
  /** By so many pixels. */
  readonly onMove: (x: number, y: number) => void;
  readonly onReset: () => void;
}

/** Zoom, turn and move by buttons and sliders, for those who do not drag. */
export function CropControls({ zoom, onZoom, rotation, onRotation, onMove, onReset }: CropControlsProps) {
  return (
    <Controls>
      <CropSlider
        label={words.zoom}
        value={zoom}
        min={1}
        max={mostZoom}
        step={0.01}
        text={words.percent(Math.round(zoom * 100))}
        onChange={onZoom}
        less={{ name: 'smaller', to: zoom - zoomStep }}
        more={{ name: 'larger', to: zoom + zoomStep }}
      />
      <CropSlider
        label={words.turn}
        value={rotation}
        min={-180}
        max={180}
        step={1}
        text={words.degrees(rotation)}
        onChange={onRotation}
        less={{ name: 'turnLeft', to: wrapped(rotation - 90) }}
        more={{ name: 'turnRight', to: wrapped(rotation + 90) }}
      />
      <Buttons role="group" aria-label={words.move}>
        {(
          [
            ['left', -moveStep, 0],
            ['right', moveStep, 0],
            ['up', 0, -moveStep],
            ['down', 0, moveStep],
          ] as const
        ).map(([name, x, y]) => (
          <CropButton
            key={name}
            name={name}
            onPress={() => {
              onMove(x, y);
            }}
          />
        ))}
        <Button variant="text" size="small" onClick={onReset}>
          {words.reset}
        </Button>
      </Buttons>
    </Controls>
  );
}
