import { styled } from '@mui/material/styles';
import { spread } from './layout';
import { color } from '../theme/palette';

/**
 * Around a checkbox or radio button and its words, large enough for a finger. The box is the browser's own, which forced
 * colours draw without a style.
 */
export const ChoiceLabel = styled('label')({
  display: 'flex',
  gap: 12,
  minHeight: 44,
  paddingBlock: 8,
  // As high as the first line of the words.
  '& input': { flex: '0 0 1.5rem', blockSize: '1.7rem', margin: 0, accentColor: color('primary') },
  '& > :has(> [data-answer])': { ...spread, flex: 1 },
  '& [data-answer]': { marginInlineStart: 'auto' },
  '&:has(:disabled)': { color: color('muted') },
});
