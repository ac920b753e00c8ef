import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { register as words } from '../../content/en/register';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { StrengthLine } from './strength/StrengthLine';
import { TextEntry } from './TextEntry';

const Toggle = styled(Button)({
  minHeight: 40,
  paddingBlock: 4,
  paddingInline: 12,
  marginInlineEnd: -6,
  flexShrink: 0,
});

interface PasswordEntryProps {
  readonly problem: string | undefined;
  readonly required: boolean;
  readonly hint: string;
}

export function PasswordEntry({ problem, required, hint }: PasswordEntryProps) {
  const [shown, setShown] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <div>
      <TextEntry
        name="password"
        label={words.fields.password}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        problem={problem}
        hint={hint}
        required={required}
        htmlInput={{ spellCheck: false, autoCapitalize: 'none' }}
        onFocus={() => {
          setUsed(true);
        }}
        inputSlot={{
          endAdornment: (
            <Toggle
              variant="text"
              onClick={() => {
                setShown(!shown);
              }}
            >
              {shown ? words.password.hide : words.password.show}
              <VisuallyHidden> {words.password.toggleWhat}</VisuallyHidden>
            </Toggle>
          ),
        }}
      />
      {used && <StrengthLine />}
    </div>
  );
}
