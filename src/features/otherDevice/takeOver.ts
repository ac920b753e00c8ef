import type { AppThunk } from '../../hooks';
import { noticeShown } from '../notices/noticesSlice';
import { starredDocument } from '../starred/starredSlice';
import { votesDocument } from '../votes/votesDocument';
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
  return (dispatch, _getState, { device }) => {
    try {
      device.writeAll([
        [votesDocument, votesDocument.read(votes)],
        [starredDocument, starredDocument.read(starred)],
      ]);
      return true;
    } catch {
      dispatch(noticeShown('notRestored'));
      return false;
    }
  };
}
