import { useEffect, useRef } from 'react';
import { surveys } from 'words/surveys';
import { TextField } from '../../ui/TextField';

interface LinkFieldProps {
  readonly address: string;
  /** The policy's title. */
  readonly title: string;
}

/** The address, selected, for the visitor to copy by hand. It comes as the answer to a press and takes the focus. */
export function LinkField({ address, title }: LinkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.select();
    input.current?.focus();
  }, []);
  return (
    <TextField
      inputRef={input}
      value={address}
      helperText={surveys.linkRefused}
      sx={{ flex: '1 1 100%' }}
      htmlInput={{
        readOnly: true,
        'aria-label': surveys.linkLabel(title),
        onFocus: () => input.current?.select(),
      }}
    />
  );
}
