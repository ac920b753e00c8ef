import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { device } from 'words/device';
import { policyIds } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import type { AppThunk } from '../../lib/hooks';
import { restoreRefused } from './dataEvents';
import { today } from '../../lib/today';
import { ButtonRow } from '../../ui/ButtonRow';
import { TitledCard } from '../../ui/TitledCard';
import { sameJson } from '../../persistence/merge';
import { persistedReasons, reasonsAfter } from '../answers/reasons';
import type { Reasons } from '../answers/reasons';
import { selectReasons } from '../answers/reasonsSlice';
import { persistedStars, selectStarred } from '../answers/starredSlice';
import { persistedVotes } from '../answers/votes';
import { selectVotes } from '../answers/votesSlice';
import { RestorePreview } from './RestorePreview';
import { encodeDeviceCode, decodeDeviceCode } from '../sharing/deviceCode';
import type { DeviceAnswers } from '../sharing/deviceCode';

const words = device.arrived;

/** The rest of what `RestorePreview` expects of a downloaded file: a link has answers and stars only. */
const partsOfFileOnly = {
  exportedAt: null,
  sender: null,
  user: null,
  leftOut: { votes: 0, stars: 0, user: false, photo: false },
};

interface Answered extends DeviceAnswers {
  readonly reasons: Reasons;
}

interface ImportAnswersProps {
  /** From an address. Anybody may have written it, so it can be any text. */
  readonly link: string;
  readonly onTaken: () => void;
  readonly onUndone: () => void;
  readonly onEnd: () => void;
}

/** Nothing is stored before the visitor presses a button: opening a link must not change anybody's answers. */
export function ImportAnswers({ link, onTaken, onUndone, onEnd }: ImportAnswersProps) {
  const dispatch = useAppDispatch();
  const votes = useAppSelector(selectVotes);
  const starred = useAppSelector(selectStarred);
  const reasons = useAppSelector(selectReasons);
  const said = useRef<HTMLDivElement>(null);
  const [replaced, setReplaced] = useState<{ readonly before: Answered; readonly after: Answered }>();
  const { carried, problem } = decodeDeviceCode(link);

  function replace(next: Answered, undoing: typeof replaced) {
    if (!dispatch(replaceAnswers(next))) return;
    setReplaced(undoing);
    if (undoing) onTaken();
    else onUndone();
    // The focused button is about to be removed, so focus moves to the message.
    said.current?.focus();
  }

  function take(news: DeviceAnswers) {
    const before = { votes, starred, reasons };
    const after = layOver(before, news);
    replace(after, { before, after });
  }

  /** Undo is offered until an answer, a star or a reason is changed again: undoing would lose that later change. */
  const canUndo =
    replaced &&
    encodeDeviceCode(replaced.after) === encodeDeviceCode({ votes, starred }) &&
    sameJson(replaced.after.reasons, reasons);
  // Cleared since, or changed: none is here any longer. It is shown again if the clearing is undone.
  const taken = policyIds.filter((id) => replaced?.after.votes[id]);
  if (taken.length > 0 && taken.every((id) => votes[id] !== replaced?.after.votes[id])) return null;
  return (
    <TitledCard title={words.heading} level="h2" screenOnly>
      <div ref={said} role="status" tabIndex={-1}>
        <p>{problem ? words.problems[problem] : replaced ? words.done : words.text}</p>
      </div>
      {carried && !replaced ? (
        <RestorePreview
          file={{ ...partsOfFileOnly, ...carried }}
          level={3}
          action={
            <Button variant="contained" onClick={() => take(carried)}>
              {words.take}
            </Button>
          }
          onCancel={onEnd}
        />
      ) : (
        <ButtonRow>
          {canUndo && (
            <Button variant="outlined" onClick={() => replace(replaced.before, undefined)}>
              {words.undo}
            </Button>
          )}
          <Button variant="outlined" onClick={onEnd}>
            {words.close}
          </Button>
        </ButtonRow>
      )}
    </TitledCard>
  );
}

/**
 * @returns both devices' answers and stars, and the reasons of here. Of two answers to one policy the carried one wins, as
 * one that was given today; no star is lost.
 */
export function layOver(here: Answered, carried: DeviceAnswers): Answered {
  return {
    votes: { ...here.votes, ...carried.votes },
    starred: [...here.starred, ...carried.starred],
    reasons: reasonsAfter(here, carried, today()),
  };
}

/** Either all are stored, or nothing changes and a notice says so. @returns true if all are stored. */
export function replaceAnswers({ votes, starred, reasons }: Answered): AppThunk<boolean> {
  return (dispatch, _getState, { device }) => {
    try {
      device.writeAll([
        [persistedReasons, reasons],
        [persistedVotes, persistedVotes.read(votes)],
        [persistedStars, persistedStars.read(starred)],
      ]);
      return true;
    } catch {
      dispatch(restoreRefused());
      return false;
    }
  };
}
