import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useAppDispatch, useDeferredSelector } from '../../lib/hooks';
import { clearing } from 'words/clearing';
import { lineStart } from '../../theme/inputs';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { clearVotes, selectCanUndo, selectProgress, undoClearing } from './votesSlice';

/** Undo stays beside the button as long as it is possible, because a notice disappears after seconds. */
export function ClearAnswers() {
  const dispatch = useAppDispatch();
  const nothing = useDeferredSelector((state) => selectProgress(state).answered === 0);
  const canUndo = useDeferredSelector(selectCanUndo);
  const clear = useRef<HTMLButtonElement>(null);
  return (
    <Stack
      direction="row"
      data-screen-only
      data-needs-scripts
      sx={{ flexWrap: 'wrap', columnGap: 5, ...lineStart }}
    >
      <ConfirmButton
        ref={clear}
        name="clearVotes"
        variant="text"
        destructive
        aria-disabled={nothing}
        question={clearing.ask}
        onConfirm={() => dispatch(clearVotes())}
      >
        {clearing.all}
      </ConfirmButton>
      {canUndo && (
        <Button
          variant="text"
          onClick={() => {
            dispatch(undoClearing());
            // This button is about to be removed, and focus would be lost with it.
            clear.current?.focus();
          }}
        >
          {clearing.undo}
        </Button>
      )}
    </Stack>
  );
}
