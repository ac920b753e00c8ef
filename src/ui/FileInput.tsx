import { styled } from '@mui/material/styles';
import { plain } from './buttons';
import { color } from '../theme/palette';
import { radius } from '../theme/tokens';
import { text } from '../theme/typography';

/** The box of a field, with any control in it. */
export const field = {
  border: `1px solid ${color('control')}`,
  borderRadius: radius.control,
  background: color('card'),
  color: 'inherit',
  font: 'inherit',
  ...text.label,
};

/** The browser's own control, because it is in the visitor's language and takes the keyboard and dropped files. */
export const FileInput = styled('input')({
  width: '100%',
  padding: 12,
  ...field,
  color: color('muted'),
  '&[aria-invalid=true]': { borderColor: color('ink') },
  '&::file-selector-button': { font: 'inherit', ...plain, marginInlineEnd: 16 },
});
