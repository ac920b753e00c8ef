import { useRef } from 'react';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import { TextField } from './TextField';

interface LinkToCopyProps {
  readonly link: string;
  readonly words: {
    readonly label: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
  };
  /** More to do with the link, beside the button. */
  readonly children?: ReactNode;
}

/** A link in a field of its own, which selects it when entered, and the button that copies it. */
export function LinkToCopy({ link, words, children }: LinkToCopyProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField
        fullWidth
        inputRef={field}
        label={words.label}
        helperText={words.hint}
        value={link}
        htmlInput={{ readOnly: true }}
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <CopyButton
        text={link}
        field={field}
        label={words.copy}
        copied={words.copied}
        copyByHand={words.copyByHand}
      >
        {children}
      </CopyButton>
    </>
  );
}
