import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ButtonRow } from './ButtonRow';
import { Hint } from './Hint';

export type CopyableField = HTMLInputElement | HTMLTextAreaElement;

export interface CopyWords {
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
}

export interface CopyButtonProps {
  /** Of the button, where it is printed: tells a press before the app is there. */
  readonly name?: string;
  readonly text: string;
  /** The field with the text. It is selected if the browser refuses to copy, so that the visitor can copy by keys. */
  readonly field: RefObject<CopyableField | null>;
  readonly words: CopyWords;
  readonly variant?: 'contained' | 'outlined';
  readonly onCopied?: () => void;
  /** True in a rail, as of `ButtonRow`. */
  readonly inRail?: boolean;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The message about the outcome disappears when the text changes: the new text has not been copied. */
export function CopyButton(props: CopyButtonProps) {
  const { name, text, field, words, variant = 'contained', onCopied, inRail = false, children } = props;
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
      <ButtonRow data-needs-scripts inRail={inRail}>
        <Button name={name} variant={variant} onClick={() => void copy()}>
          {words.copy}
        </Button>
        {children}
      </ButtonRow>
      <Hint role="status">{outcome?.text === text && outcome.words}</Hint>
    </>
  );
}
