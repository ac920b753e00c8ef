import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import type { EraseWords } from '../../content/yourDataTypes';
import { DangerButton } from '../../ui/DangerButton';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../ui/LazyConfirmDialog';
import { Actions, Row } from './parts';

const Words = styled('div')({ flex: '1 1 280px' });
const Buttons = styled(Actions)({ marginBlockStart: 0 });

interface EraseRowProps {
  readonly words: EraseWords;
  /** There is nothing to erase. The button stays, and keeps its focus, but does nothing. */
  readonly nothing: boolean;
  readonly onErase: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Takes the place of the row's own text. */
  readonly note?: string | undefined;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** One thing that can be erased: what it is, a button, a question. */
export function EraseRow({ words, nothing, onErase, ref, note, children }: EraseRowProps) {
  const [asking, setAsking] = useState(false);
  const textId = useId();
  const { title, text, button, ask } = words;
  return (
    <Row onFocus={() => void preloadConfirmDialog().catch(() => undefined)}>
      <Words>
        <strong>{title}</strong>
        <p id={textId}>{note ?? text}</p>
      </Words>
      <Buttons>
        {children}
        <DangerButton
          ref={ref}
          variant="outlined"
          aria-disabled={nothing}
          aria-describedby={textId}
          onClick={() => {
            setAsking(!nothing);
          }}
        >
          {button}
        </DangerButton>
      </Buttons>
      <LazyConfirmDialog
        open={asking}
        destructive
        title={ask.title}
        text={ask.text}
        confirmLabel={ask.confirm}
        cancelLabel={ask.cancel}
        onConfirm={() => {
          setAsking(false);
          onErase();
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </Row>
  );
}
