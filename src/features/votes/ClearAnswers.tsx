import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useAppDispatch, useDeferredSelector } from '../../hooks';
import { clearing } from 'words/clearing';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { LinkRow } from '../../ui/LinkRow';
import { clearVotes, selectCanUndo, selectProgress, undoClearing } from './votesSlice';

/** Takes all answers back after a question. Undo stands beside it as long as it is possible: a notice goes too soon. */
export function ClearAnswers() {
  const dispatch = useAppDispatch();
  const nothing = useDeferredSelector((state) => selectProgress(state).answered === 0);
  const canUndo = useDeferredSelector(selectCanUndo);
  const clear = useRef<HTMLButtonElement>(null);
  return (
    <LinkRow data-needs-scripts>
      <ConfirmButton
        ref={clear}
        variant="text"
        size="small"
        color="primary"
        destructive
        aria-disabled={nothing}
        question={clearing.ask}
        onConfirm={() => dispatch(clearVotes())}
      >
        {clearing.all}
      </ConfirmButton>
      {canUndo && (
        <Button
          size="small"
          onClick={() => {
            dispatch(undoClearing());
            // This button is about to go.
            clear.current?.focus();
          }}
        >
          {clearing.undo}
        </Button>
      )}
    </LinkRow>
  );
}
