import { styled } from '@mui/material/styles';
import { from, gutter, width } from '../theme/tokens';
import type { space } from '../theme/tokens';

type Space = (typeof space)[number];

const shell = {
  inlineSize: '100%',
  maxInlineSize: width.shell,
  marginInline: 'auto',
  paddingInline: gutter,
} as const;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Parts beside each other, as far apart as they can be. */
export const spread = { ...row, justifyContent: 'space-between', gap: '8px 16px' } as const;

/** As wide as the site, with the left edge that all parts of a page share. */
export const Shell = styled('div')(shell);

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
  [from('md')]: { gridTemplateColumns: '1fr 1fr' },
});

/** Small parts beside each other, as many as fit. */
export const Cluster = styled('div')({ ...row, gap: '8px 12px', '&& > *': { minWidth: 0, marginBlock: 0 } });

/** Links beside each other, as many as fit, each large enough for a finger. */
export const LinkRow = styled('div')({
  ...row,
  columnGap: 24,
  // An email address may be wider than a phone.
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' },
});
