import { styled } from '@mui/material/styles';
import { color } from './palette';
import { text } from './tokens';

export const StoredRows = styled('dl')({
  marginBlockStart: 8,
  '& > div': { rowGap: 4 },
  '& dt': { minWidth: 0, overflowWrap: 'anywhere' },
  '& code': { color: color('muted'), fontSize: text.note.fontSize, fontWeight: 400 },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
});
