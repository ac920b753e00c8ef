import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';
import { hairline, width } from '../theme/tokens';
import { text } from '../theme/typography';

/** Entries of a few lines each, with a thin rule above every one. */
export const RuledList = styled('ul')({
  marginBlockStart: 12,
  maxWidth: width.text,
  ...text.label,
  '& > li': { paddingBlock: 12, borderBlockStart: hairline, breakInside: 'avoid' },
  '& p': { margin: 0 },
  '& small': { display: 'block', color: color('muted'), fontSize: text.note.fontSize },
});
