import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';
import { gutter, radius } from '../theme/tokens';

/** A tinted box of parts below each other. */
export const Panel = styled('section')({
  padding: gutter,
  borderRadius: radius.card,
  background: color('tint'),
  overflowWrap: 'anywhere',
  '&& > *': { marginBlock: 0 },
  '&& > * + *': { marginBlockStart: 12 },
});

/** What must not be missed. */
export const Caution = styled(Panel)({ borderInlineStart: `6px solid ${color('primary')}` });
