import { styled } from '@mui/material/styles';

const Icon = styled('svg')({
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Drawn on a 20 px grid. */
const drawings = {
  smaller: 'M4 10h12',
  larger: 'M4 10h12M10 4v12',
  turnLeft: 'M4.500 4v4h4M5 8a6 6 0 1 1-.6 4.500',
  turnRight: 'M15.500 4v4h-4M15 8a6 6 0 1 0 .6 4.500',
  left: 'M16 10H4m5-5-5 5 5 5',
  right: 'M4 10h12m-5-5 5 5-5 5',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12m-5-5 5 5 5-5',
} as const;

export type CropIconName = keyof typeof drawings;

export function CropIcon({ name }: { readonly name: CropIconName }) {
  return (
    <Icon viewBox="0 0 20 20" aria-hidden focusable={false}>
      <path d={drawings[name]} />
    </Icon>
  );
}
