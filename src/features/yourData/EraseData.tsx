import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { yourData } from 'words/yourData';
import type { EraseWords } from '../../content/yourDataTypes';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { isEntered, quarantineKey } from '../../storage/storageKeys';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { ButtonRow } from '../../ui/ButtonRow';
import { CardRow, TitledCard } from '../../ui/cards';
import { removeRegistration } from '../registration/register';
import { selectMember } from '../registration/registrationSlice';
import { clearVotes, selectCanUndo, selectVotes, undoClearing } from '../votes/votesSlice';
import { eraseEverything, eraseEverythingAndLeave, eraseUnreadable } from './erase';
import type { Inventory } from './useInventory';

const words = yourData.erase;

/** The visitor's way out, in parts or whole. Undo stands here as long as it is possible: a notice goes too soon. */
export function EraseData({ inventory }: { readonly inventory: Inventory }) {
  const dispatch = useAppDispatch();
  const hasVotes = useAppSelector((state) => Object.keys(selectVotes(state)).length > 0);
  const isMember = useAppSelector((state) => selectMember(state) !== null);
  const canUndo = useAppSelector(selectCanUndo);
  const entries = inventory ?? [];
  const isStored = entries.some(({ name }) => isEntered(name));
  const clearVotesButton = useRef<HTMLButtonElement>(null);

  function undo() {
    dispatch(undoClearing());
    // This button is about to go.
    clearVotesButton.current?.focus();
  }

  return (
    <TitledCard title={words.heading} level="h3">
      <EraseRow
        words={canUndo ? { ...words.votes, text: words.undoHint } : words.votes}
        ref={clearVotesButton}
        nothing={!hasVotes}
        onErase={() => dispatch(clearVotes())}
      >
        {canUndo && (
          <Button variant="outlined" onClick={undo}>
            {words.undo}
          </Button>
        )}
      </EraseRow>
      <EraseRow
        words={words.registration}
        nothing={!isMember}
        onErase={() => dispatch(removeRegistration())}
      />
      {entries.some(({ name }) => name === quarantineKey) && (
        <EraseRow words={words.unreadable} onErase={() => dispatch(eraseUnreadable())} />
      )}
      <EraseRow
        words={words.everything}
        // What a browser refused to store is on the screen alone.
        nothing={!isStored && !hasVotes && !isMember && !canUndo && inventory !== null}
        onErase={() => dispatch(eraseEverything())}
      />
      <EraseRow words={words.leave} onErase={() => dispatch(eraseEverythingAndLeave())} />
    </TitledCard>
  );
}

const Words = styled('div')({ flex: '1 1 280px', '& p': { margin: '8px 0 0' } });

interface EraseRowProps {
  readonly words: EraseWords;
  /** There is nothing to erase. The button stays, and keeps its focus, but does nothing. */
  readonly nothing?: boolean;
  readonly onErase: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** One thing that can be erased: what it is, a button, a question. */
function EraseRow({ words: { title, text, button, ask }, nothing, onErase, ref, children }: EraseRowProps) {
  const textId = useId();
  return (
    <CardRow>
      <Words>
        <strong>{title}</strong>
        <p id={textId}>{text}</p>
      </Words>
      <ButtonRow sx={{ marginBlockStart: 0 }}>
        {children}
        <ConfirmButton
          ref={ref}
          destructive
          question={ask}
          aria-disabled={nothing}
          aria-describedby={textId}
          onConfirm={onErase}
        >
          {button}
        </ConfirmButton>
      </ButtonRow>
    </CardRow>
  );
}
