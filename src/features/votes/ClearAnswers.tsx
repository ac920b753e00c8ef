import { useRef, useState } from 'react';
import { useAppDispatch, useDeferredSelector } from '../../hooks';
import { clearing } from '../../content/en/clearing';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../ui/LazyConfirmDialog';
import { QuietButton } from '../../ui/QuietButton';
import { clearVotes, undoClearing } from './clearVotes';
import { selectCanUndo, selectProgress } from './votesSlice';

/** Takes all answers back after a question. Undo stands beside it as long as it is possible: a notice goes too soon. */
export function ClearAnswers() {
  const dispatch = useAppDispatch();
  const nothing = useDeferredSelector((state) => selectProgress(state).answered === 0);
  const canUndo = useDeferredSelector(selectCanUndo);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const preload = () => void preloadConfirmDialog().catch(() => undefined);
  return (
    <>
      <QuietButton
        ref={button}
        type="button"
        aria-disabled={nothing}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => {
          setAsking(!nothing);
        }}
      >
        {clearing.all}
      </QuietButton>
      {canUndo && (
        <QuietButton
          type="button"
          onClick={() => {
            dispatch(undoClearing());
            // This button is about to go.
            button.current?.focus();
          }}
        >
          {clearing.undo}
        </QuietButton>
      )}
      <LazyConfirmDialog
        open={asking}
        destructive
        title={clearing.ask.title}
        text={clearing.ask.text}
        confirmLabel={clearing.ask.confirm}
        cancelLabel={clearing.ask.cancel}
        onConfirm={() => {
          setAsking(false);
          dispatch(clearVotes());
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
