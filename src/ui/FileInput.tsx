import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius, text } from './tokens';

/** The box of a field, with any control in it. */
export const field = {
  border: `1px solid ${color('control')}`,
  borderRadius: radius.control,
  background: color('card'),
};

/** The browser's own control, because it is in the visitor's language and takes the keyboard and dropped files. */
export const FileInput = styled('input')({
  width: '100%',
  padding: 12,
  ...field,
  color: color('muted'),
  font: 'inherit',
  fontSize: text.note.fontSize,
  '&[aria-invalid=true]': { borderColor: color('ink') },
  '&::file-selector-button': {
    minHeight: 48,
    marginInlineEnd: 16,
    paddingInline: 16,
    border: '2px solid',
    borderRadius: radius.control,
    background: 'none',
    color: color('primary'),
    font: 'inherit',
    fontWeight: 650,
  },
});
