import { styled } from '@mui/material/styles';
import { color } from './palette';
import { hairline, text } from './tokens';

/** The same height with and without the button, and with one or two lines of text, so that nothing shifts. */
export const AnswerLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 16,
  minHeight: 53,
  paddingBlockEnd: 8,
  borderBlockEnd: hairline,
  color: color('muted'),
  fontSize: text.note.fontSize,
  lineHeight: text.note.lineHeight,
  '& p': { flex: '1 1 0', margin: 0 },
  '& strong': { color: color('ink'), fontWeight: 650 },
  '@media print': { minHeight: 0, paddingBlockEnd: 4, fontSize: text.body.fontSize, color: color('ink') },
});
