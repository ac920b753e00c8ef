import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { Question } from './ConfirmDialog';
import { LazyConfirmDialog, preloadConfirmDialog } from './LazyConfirmDialog';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'onFocus' | 'onPointerEnter'> {
  readonly question: Question;
  /** What is confirmed can't be undone: the button that does it is red. */
  readonly destructive?: boolean;
  readonly onConfirm: () => void;
}

/**
 * A button that asks before it does what it says, and has the focus again afterwards. With `aria-disabled` it can do
 * nothing now, but keeps its place and its focus.
 */
export function ConfirmButton({ question, destructive, onConfirm, ...button }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const preload = () => void preloadConfirmDialog().catch(() => undefined);

  return (
    <>
      <Button
        variant="outlined"
        {...(destructive && { color: 'error' })}
        {...button}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => {
          if (button['aria-disabled'] !== true) setAsking(true);
        }}
      />
      <LazyConfirmDialog
        open={asking}
        destructive={destructive}
        question={question}
        onConfirm={() => {
          onConfirm();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
