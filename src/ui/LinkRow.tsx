import { styled } from '@mui/material/styles';
import { text } from './tokens';

export const LinkRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  fontSize: text.label.fontSize,
  '& > .MuiFormControl-root': { flex: '1 1 100%' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
