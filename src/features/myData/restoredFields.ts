import { NavigationType } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppThunk } from '../../lib/hooks';
import { succeeds } from '../../persistence/storageArea';
import { persistedTyping, selectTypingMark, typingBegun } from './typingSlice';

/*
 * On Back and on a reload browsers fill the fields of a page again, and no erasure reaches what they keep for it. So an
 * entry of the history in which something is typed, or a file is chosen, gets the mark of that time, which erasing
 * removes: fields of an entry with another mark are emptied.
 */

interface TypingEntry {
  readonly typing?: number;
}

const entry = () => history.state as TypingEntry | null;

type RefilledField = HTMLInputElement | HTMLTextAreaElement;

/** A file too: Chromium gives it back on Back, and the page would show what is in it. */
const isRefilled = (field: unknown): field is RefilledField =>
  (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio') ||
  field instanceof HTMLTextAreaElement;

function putMark(typing: number | null | undefined): void {
  if (entry()?.typing !== typing) history.replaceState({ ...entry(), typing }, '');
}

/** Marks the entry of the history in which something is typed. @returns a function that ends it. */
export function markTyping(router: ReturnType<typeof createBrowserRouter>): AppThunk<() => void> {
  return (dispatch, getState, { device }) => {
    let typing = entry()?.typing;
    function mark({ target }: Event) {
      // A field without autocompletion is not filled in again.
      if (!isRefilled(target) || target.autocomplete === 'off') return;
      dispatch(typingBegun());
      const known = selectTypingMark(getState());
      // Where it can't be stored, the next load would take its absence for an erasure.
      if (typing === known || !succeeds(() => device.write(persistedTyping, known))) return;
      putMark(known);
      typing = entry()?.typing;
    }
    const types = ['input', 'change'];
    for (const type of types) document.addEventListener(type, mark);
    let shown = router.state.location;
    const endFollowing = router.subscribe(({ location, historyAction }) => {
      if (location === shown) return;
      shown = location;
      // A link to the page that is shown replaces its entry, mark and all, while its fields stay filled.
      if (historyAction === NavigationType.Replace) putMark(typing);
      typing = entry()?.typing;
    });
    return () => {
      endFollowing();
      for (const type of types) document.removeEventListener(type, mark);
    };
  };
}

/** Empties what the browser has filled in again although the visitor has erased everything since it was typed. */
export function emptyErasedFields(): AppThunk {
  return (_dispatch, getState) => {
    const typing = entry()?.typing;
    if (typing === undefined || typing === selectTypingMark(getState())) return;
    for (const field of document.querySelectorAll<RefilledField>('#root :is(input,textarea)'))
      if (isRefilled(field)) field.value = field.type === 'file' ? '' : field.defaultValue;
  };
}
