import { styled } from '@mui/material/styles';
import { from } from './tokens';
import type { space } from './tokens';

type Space = (typeof space)[number];

/**
 * Parts below each other, `gap` apart, whatever margins they have elsewhere, and `before` from what is above them. Not
 * MUI's Stack, which takes any number and would need `sx`, and so a style in a screen, for the space before it.
 */
export const Stack = styled('div', {
  shouldForwardProp: (name) => !/^(?:as|gap|before)$/.test(String(name)),
})<{
  readonly gap: Space;
  readonly before?: Space;
}>(({ gap, before = 0 }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  marginBlockStart: before,
  '&& > *': { marginBlock: 0 },
}));

/** Two columns, on phones one. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  [from('tablet')]: { gridTemplateColumns: '1fr 1fr' },
});

/** Small parts beside each other, as many as fit. */
export const Cluster = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& > *': { minWidth: 0 },
});
