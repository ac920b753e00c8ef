import Button from '@mui/material/Button';
import { useState, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Buttons, Hint } from './TitledCard';
import { TextField } from './TextField';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface CopyWords {
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
}

interface CopyButtonProps {
  readonly text: string;
  /** Shows the text; selected where the browser refuses to copy, so that one key press of the visitor's copies it. */
  readonly field: RefObject<Field | null>;
  readonly words: CopyWords;
  readonly variant?: 'contained' | 'outlined';
  readonly onCopied?: () => void;
  /** More to do with the text, beside the button. */
  readonly children?: ReactNode;
}

/** Copies a text, and says below whether that worked. What it says goes when the text changes. */
export function CopyButton(props: CopyButtonProps) {
  const { text, field, words, variant = 'contained', onCopied, children } = props;
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly words: string } | null>(null);

  async function copy() {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field.current?.focus();
      field.current?.select();
      setOutcome({ text, words: words.copyByHand });
      return;
    }
    setOutcome({ text, words: words.copied });
    onCopied?.();
  }

  return (
    <>
      <Buttons>
        <Button variant={variant} onClick={() => void copy()}>
          {words.copy}
        </Button>
        {children}
      </Buttons>
      <Hint role="status">{outcome?.text === text && outcome.words}</Hint>
    </>
  );
}

interface TextToCopyProps extends Omit<CopyButtonProps, 'field'> {
  readonly words: CopyWords & { readonly label: string; readonly hint?: string };
  /** Without, it stands in one line, which is selected when entered. */
  readonly rows?: number;
  readonly lang?: string | undefined;
}

/** A text in a field of its own and the button that copies it. */
export function TextToCopy({ rows, lang, ...button }: TextToCopyProps) {
  const { text, words } = button;
  const field = useRef<Field>(null);
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
