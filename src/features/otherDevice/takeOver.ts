import type { AppThunk } from '../../hooks';
import { ifPossible } from '../../storage/storageArea';
import { noticeShown } from '../notices/noticesSlice';
import { starredDocument } from '../starred/starredDocument';
import { selectStarred, starsRestored } from '../starred/starredSlice';
import { votesDocument } from '../votes/votesDocument';
import { selectVotes, votesRestored } from '../votes/votesSlice';
import type { Carried } from './deviceCode';

/** @returns what is here with the other device's laid over it: its answers win, stars add up. */
export function layOver(here: Carried, carried: Carried): Carried {
  return {
    votes: { ...here.votes, ...carried.votes },
    starred: [...here.starred, ...carried.starred],
  };
}

/**
 * Makes these the visitor's answers and stars. Both are on the device, where the visitor lets us save there, or
 * nothing is changed. @returns true if they are.
 */
export function replaceAnswers({ votes, starred }: Carried): AppThunk<boolean> {
  return (dispatch, getState, { device }) => {
    const starsBefore = selectStarred(getState());
    const votesBefore = selectVotes(getState());
    try {
      const keptVotes = device.write(votesDocument, votesDocument.read(votes) ?? {});
      const keptStars = device.write(starredDocument, starredDocument.read(starred) ?? []);
      dispatch(votesRestored(keptVotes));
      dispatch(starsRestored(keptStars));
      return true;
    } catch {
      ifPossible(() => device.write(votesDocument, votesBefore));
      ifPossible(() => device.write(starredDocument, starsBefore));
      dispatch(noticeShown('notRestored'));
      return false;
    }
  };
}
