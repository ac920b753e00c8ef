import { useState } from 'react';
import { register as words } from 'words/register';
import { FieldButton } from '../../ui/FieldButton';
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
        <FieldButton name="showPassword" variant="text" onClick={() => setShown(!shown)}>
          <span>{shown ? words.password.hide : words.password.show}</span>
          <VisuallyHidden> {words.password.toggleWhat}</VisuallyHidden>
        </FieldButton>
      }
    />
  );
}
