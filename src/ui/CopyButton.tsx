import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Buttons, Hint } from './TitledCard';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface CopyButtonProps {
  readonly text: string;
  /** Shows the text; selected where the browser refuses to copy, so that one key press of the visitor's copies it. */
  readonly field: RefObject<Field | null>;
  readonly label: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly variant?: 'contained' | 'outlined';
  readonly onCopied?: () => void;
  /** More to do with the text, beside the button. */
  readonly children?: ReactNode;
}

/** Copies a text, and says below whether that worked. What it says goes when the text changes. */
export function CopyButton(props: CopyButtonProps) {
  const { text, field, label, copied, copyByHand, variant = 'contained', onCopied, children } = props;
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly words: string } | null>(null);

  async function copy() {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field.current?.focus();
      field.current?.select();
      setOutcome({ text, words: copyByHand });
      return;
    }
    setOutcome({ text, words: copied });
    onCopied?.();
  }

  return (
    <>
      <Buttons>
        <Button variant={variant} onClick={() => void copy()}>
          {label}
        </Button>
        {children}
      </Buttons>
      <Hint role="status">{outcome?.text === text && outcome.words}</Hint>
    </>
  );
}
