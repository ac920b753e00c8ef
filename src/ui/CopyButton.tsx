import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { copyText } from './copyText';
import { Hint, Buttons } from './Sheet';

interface CopyButtonProps {
  readonly text: string;
  /** Shows the text; selected where the browser refuses to copy. */
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
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
    const done = await copyText(text, field.current);
    setOutcome({ text, words: done === 'copied' ? copied : copyByHand });
    if (done === 'copied') onCopied?.();
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
