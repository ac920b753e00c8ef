import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { yourData } from '../../content/en/yourData';
import { selectSender } from '../letter/senderSlice';
import { removeRegistration } from '../registration/removeRegistration';
import { selectMember } from '../registration/registrationSlice';
import { clearVotes, undoClearing } from '../votes/clearVotes';
import { selectStarred } from '../starred/starredSlice';
import { selectCanUndo, selectVotes } from '../votes/votesSlice';
import { eraseEverything } from './eraseEverything';
import { EraseRow } from './EraseRow';
import { eraseUnreadable } from './eraseUnreadable';
import { Card } from './parts';
import type { Inventory } from './watchInventory';

const words = yourData.erase;

/** The visitor's way out, in parts or whole. Undo stands here as long as it is possible: a notice goes too soon. */
export function EraseData({ inventory }: { readonly inventory: Inventory }) {
  const dispatch = useAppDispatch();
  const hasVotes = useAppSelector((state) => Object.keys(selectVotes(state)).length > 0);
  const hasStars = useAppSelector((state) => selectStarred(state).length > 0);
  const isMember = useAppSelector((state) => selectMember(state) !== null);
  const hasSender = useAppSelector((state) => selectSender(state) !== null);
  const canUndo = useAppSelector(selectCanUndo);
  const hasUnreadable = typeof inventory !== 'string' && inventory.some(({ unreadable }) => unreadable);
  const clearVotesButton = useRef<HTMLButtonElement>(null);
  return (
    <Card>
      <Typography variant="h3">{words.heading}</Typography>
      <EraseRow
        words={words.votes}
        ref={clearVotesButton}
        nothing={!hasVotes}
        note={canUndo ? words.undoHint : undefined}
        onErase={() => void dispatch(clearVotes())}
      >
        {canUndo && (
          <Button
            variant="outlined"
            onClick={() => {
              dispatch(undoClearing());
              // This button is about to go.
              clearVotesButton.current?.focus();
            }}
          >
            {words.undo}
          </Button>
        )}
      </EraseRow>
      <EraseRow
        words={words.registration}
        nothing={!isMember}
        onErase={() => dispatch(removeRegistration())}
      />
      {hasUnreadable && (
        <EraseRow
          words={words.unreadable}
          nothing={false}
          onErase={() => {
            dispatch(eraseUnreadable());
          }}
        />
      )}
      <EraseRow
        words={words.everything}
        nothing={!hasVotes && !hasStars && !isMember && !hasSender && !hasUnreadable && !canUndo}
        onErase={() => void dispatch(eraseEverything())}
      />
    </Card>
  );
}
