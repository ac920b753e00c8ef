import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode, UIEvent } from 'react';
import { ProgressButton } from './ProgressButton';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly question: Question;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** True while the confirmed action runs: no answer counts then, neither again nor Cancel. */
  readonly busy?: boolean;
  /** What is confirmed removes what the visitor entered: the confirming button has the color `error`, which is ink. */
  readonly destructive?: boolean | undefined;
  /** Most visitors will want to cancel, so Cancel is the primary button. */
  readonly cautious?: boolean;
  readonly children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, onConfirm, onCancel, busy, destructive, cautious, children } = props;
  const { title, text } = question;
  const id = useId();
  const [titleId, textId] = [`${id}title`, `${id}text`];
  // The dialog can still be pressed while it fades out, and a double click on what opens it ends on the dialog or beside
  // it, before anybody has read the question. Such a second press must not count.
  const answer =
    (act: () => void) =>
    ({ detail }: UIEvent) => {
      if (open && !busy && detail < 2) act();
    };
  const cancel = answer(onCancel);
  return (
    <Dialog
      open={open}
      onClose={cancel}
      // The text is part of the name: some screen readers leave a description out, and here it says what is agreed to.
      aria-labelledby={`${titleId} ${textId}`}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant={cautious ? 'contained' : 'outlined'} aria-disabled={busy} onClick={cancel}>
          {question.cancel}
        </Button>
        <ProgressButton
          variant={cautious ? 'outlined' : 'contained'}
          color={destructive ? 'error' : 'primary'}
          busy={busy ?? false}
          onClick={answer(onConfirm)}
        >
          {question.confirm}
        </ProgressButton>
      </DialogActions>
    </Dialog>
  );
}
