import { useRef } from 'react';
import { CopyButton } from './CopyButton';
import type { CopyableField, CopyButtonProps, CopyWords } from './CopyButton';
import { TextField } from './TextField';

interface CopyFieldProps extends Omit<CopyButtonProps, 'field'> {
  readonly words: CopyWords & { readonly label: string; readonly hint?: string };
  /** Without it, the field has one line, which is selected when it gets the focus. */
  readonly rows?: number;
  readonly lang?: string | undefined;
}

export function CopyField({ rows, lang, ...button }: CopyFieldProps) {
  const { text, words } = button;
  const field = useRef<CopyableField>(null);
  return (
    <>
      <TextField
        inputRef={field}
        rows={rows}
        label={words.label}
        helperText={words.hint}
        value={text}
        htmlInput={{ lang, readOnly: true }}
        onFocus={({ target }) => {
          if (!rows) target.select();
        }}
      />
      <CopyButton field={field} {...button} />
    </>
  );
}
