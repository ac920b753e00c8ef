import { styled } from '@mui/material/styles';
import { hairline } from '../theme/tokens';
import { text } from '../theme/typography';

/** The same height with and without the button, and with one or two lines of text, so that nothing shifts. */
export const AnswerLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 16,
  minHeight: 53,
  paddingBlockEnd: 8,
  borderBlockEnd: hairline,
  ...text.note,
  '& p': { flex: '1 1 0', margin: 0 },
});
