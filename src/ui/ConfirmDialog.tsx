import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { color } from './palette';
import { ProgressButton } from './ProgressButton';

/** Title, text and buttons share one edge. */
const Frame = styled(Dialog)({
  '& .MuiDialog-paper': {
    margin: 16,
    padding: 'clamp(24px, 4vw, 32px)',
    maxWidth: 560,
    borderRadius: 18,
    borderColor: color('hairline'),
  },
  '& h2': { margin: '0 0 8px', fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)', lineHeight: 1.25 },
  '& p': { margin: 0 },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  marginBlockStart: 24,
  '@media (max-width: 480px)': { '& > *': { flex: '1 1 8em' } },
});

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What was confirmed is being done: nothing can be pressed until it is. */
  readonly busy?: boolean;
  /** What is confirmed can't be undone. */
  readonly destructive?: boolean;
}

/** A question with two answers. Escape and a press outside mean Cancel; without a title, the question names the dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    busy = false,
    destructive,
  } = props;
  const id = useId();
  const [titleId, textId] = [`${id}title`, `${id}text`];
  // While it fades out it can still be pressed; but it has been answered.
  const answer = (act: () => void) => () => {
    if (open && !busy) act();
  };
  const cancel = answer(onCancel);
  return (
    <Frame
      open={open}
      onClose={cancel}
      aria-labelledby={title ? titleId : textId}
      aria-describedby={title ? textId : undefined}
    >
      {title && <h2 id={titleId}>{title}</h2>}
      <p id={textId}>{text}</p>
      <Actions>
        <Button variant="outlined" aria-disabled={busy} onClick={cancel}>
          {cancelLabel}
        </Button>
        <ProgressButton
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          busy={busy}
          onClick={answer(onConfirm)}
        >
          {confirmLabel}
        </ProgressButton>
      </Actions>
    </Frame>
  );
}
