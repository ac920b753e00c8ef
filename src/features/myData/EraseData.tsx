import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { yourData } from 'words/yourData';
import type { Widened } from '../../content/widened';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { eraseId } from '../../lib/paths';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { ButtonRow } from '../../ui/ButtonRow';
import { TitledCard } from '../../ui/TitledCard';
import { LabelledCheckbox } from '../../ui/LabelledCheckbox';
import { removeRegistration } from '../membership/register';
import { selectMember } from '../membership/registrationSlice';
import { clearVotes, selectCanUndo, selectVotes, undoClearing } from '../answers/votesSlice';
import { DataRow } from './DataRow';
import { eraseEverything, eraseEverythingAndLeave, eraseUnreadable } from './erase';
import type { Inventory } from './useInventory';

const words = yourData.erase;

interface EraseDataProps {
  readonly inventory: Inventory;
  /** Called once everything is erased. Whatever else shows entered data must drop it then, or it stays to be read. */
  readonly onEverything: () => void;
}

/** Erases data in parts or as a whole. Undo is offered as long as it is possible: a notice disappears too soon. */
export function EraseData({ inventory, onEverything }: EraseDataProps) {
  const dispatch = useAppDispatch();
  const hasVotes = useAppSelector((state) => Object.keys(selectVotes(state)).length > 0);
  const isMember = useAppSelector((state) => selectMember(state) !== null);
  const canUndo = useAppSelector(selectCanUndo);
  const hasUnreadable = inventory?.some(({ name }) => name === 'unreadable');
  const [choicesToo, setChoicesToo] = useState(false);
  const clearVotesButton = useRef<HTMLButtonElement>(null);

  function undo() {
    dispatch(undoClearing());
    // The Undo button is about to be removed, and the focus would be lost with it.
    clearVotesButton.current?.focus();
  }

  return (
    <TitledCard id={eraseId} title={words.heading} level="h3">
      <EraseRow
        name="clearVotes"
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
        name="removeRegistration"
        words={words.registration}
        nothing={!isMember}
        onErase={() => dispatch(removeRegistration())}
      />
      {hasUnreadable && (
        <EraseRow
          name="eraseUnreadable"
          words={words.unreadable}
          onErase={() => dispatch(eraseUnreadable())}
        />
      )}
      <EraseRow
        name="eraseEverything"
        words={words.everything}
        options={<LabelledCheckbox label={words.choicesToo} checked={choicesToo} onChange={setChoicesToo} />}
        onErase={() => {
          if (dispatch(choicesToo ? eraseEverythingAndLeave() : eraseEverything())) onEverything();
        }}
      />
    </TitledCard>
  );
}

interface EraseRowProps {
  readonly name: string;
  readonly words: Widened<(typeof yourData.erase)['votes' | 'registration' | 'unreadable' | 'everything']>;
  /** True if there is nothing to erase. The button then does nothing, but stays, or a focused one would be lost. */
  readonly nothing?: boolean;
  readonly options?: ReactNode;
  readonly onErase: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

function EraseRow({ name, words, nothing, options, onErase, ref, children }: EraseRowProps) {
  const { title, text, button, ask } = words;
  const textId = useId();
  return (
    <DataRow>
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography variant="label" component="strong">
          {title}
        </Typography>
        <Typography variant="body2" id={textId} sx={{ mt: 2 }}>
          {text}
        </Typography>
      </Box>
      <ButtonRow>
        {children}
        <ConfirmButton
          ref={ref}
          name={name}
          destructive
          question={ask}
          options={options}
          aria-disabled={nothing}
          aria-describedby={textId}
          onConfirm={onErase}
        >
          {button}
        </ConfirmButton>
      </ButtonRow>
    </DataRow>
  );
}
