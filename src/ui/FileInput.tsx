import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius, text } from './tokens';

/** The browser's own control, because it is in the visitor's language and takes the keyboard and dropped files. */
export const FileInput = styled('input')({
  width: '100%',
  padding: 12,
  font: 'inherit',
  fontSize: text.note.fontSize,
  color: color('muted'),
  border: `1px solid ${color('control')}`,
  borderRadius: radius.card,
  background: color('card'),
  cursor: 'pointer',
  '&[aria-invalid=true]': { borderColor: color('ink') },
  '&::file-selector-button': {
    minHeight: 48,
    marginInlineEnd: 16,
    padding: '8px 16px',
    font: 'inherit',
    fontSize: text.label.fontSize,
    fontWeight: 650,
    color: color('primary'),
    background: color('card'),
    border: `2px solid ${color('primary')}`,
    borderRadius: radius.control,
    cursor: 'pointer',
  },
});
