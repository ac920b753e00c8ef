import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Question } from './ConfirmDialog';
import { LazyConfirmDialog, preloadConfirmDialog } from './LazyConfirmDialog';

interface ConfirmButtonProps extends Omit<ButtonProps, 'color' | 'onClick' | 'onFocus' | 'onPointerEnter'> {
  readonly question: Question;
  /** The action removes what the visitor entered: both buttons have the color `error`, which is ink. */
  readonly destructive?: boolean;
  readonly options?: ReactNode;
  readonly onConfirm: () => void;
}

/**
 * A button that opens a confirm dialog before it acts; focus returns to it afterwards. Use `aria-disabled` if it has
 * nothing to do: `disabled` would take its focus away.
 */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { variant = 'outlined', question, destructive, options, onConfirm, ...rest } = props;
  const [asking, setAsking] = useState(false);
  const preload = () => void preloadConfirmDialog().catch(() => undefined);
  const button = {
    ...rest,
    onFocus: preload,
    onPointerEnter: preload,
    onClick: () => {
      if (rest['aria-disabled'] !== true) setAsking(true);
    },
  };

  return (
    <>
      <Button variant={variant} color={destructive ? 'error' : 'primary'} {...button} />
      <LazyConfirmDialog
        open={asking}
        destructive={destructive}
        question={question}
        onConfirm={() => {
          onConfirm();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        {options}
      </LazyConfirmDialog>
    </>
  );
}
