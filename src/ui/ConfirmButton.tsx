import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Question } from './ConfirmDialog';
import { LazyConfirmDialog, preloadConfirmDialog } from './LazyConfirmDialog';

type PlainProps = ComponentProps<'button'>;

interface ConfirmButtonProps extends Omit<PlainProps, 'color' | 'onClick' | 'onFocus' | 'onPointerEnter'> {
  /** One of `buttons.tsx`, in place of MUI's. */
  readonly as?: ComponentType<PlainProps>;
  readonly variant?: 'contained' | 'outlined';
  readonly question: Question;
  /** The action can't be undone: the confirming button is red. */
  readonly destructive?: boolean;
  readonly options?: ReactNode;
  readonly onConfirm: () => void;
}

/**
 * A button that opens a confirm dialog before it acts; focus returns to it afterwards. Use `aria-disabled` if it has
 * nothing to do: `disabled` would take its focus away.
 */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { as: Plain, variant = 'outlined', question, destructive, options, onConfirm, ...rest } = props;
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
      {Plain ? (
        <Plain {...button} />
      ) : (
        <Button variant={variant} color={destructive ? 'error' : 'primary'} {...button} />
      )}
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
