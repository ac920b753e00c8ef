import Button from '@mui/material/Button';
import { useState } from 'react';
import { register as words } from 'words/register';
import { TextField } from '../../ui/TextField';
import type { TextFieldProps } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export function PasswordField({ htmlInput, ...field }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      htmlInput={{ ...htmlInput, spellCheck: false, autoCapitalize: 'none' }}
      endAdornment={
        <Button
          name="showPassword"
          variant="text"
          onClick={() => setShown(!shown)}
          sx={{ flexShrink: 0, minHeight: 44, padding: '4px 12px' }}
        >
          <span>{shown ? words.password.hide : words.password.show}</span>
          <VisuallyHidden> {words.password.toggleWhat}</VisuallyHidden>
        </Button>
      }
    />
  );
}
