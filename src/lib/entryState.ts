import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface EntryState {
  readonly entry?: Readonly<Record<string, unknown>>;
}

/** While prerendering, where no `history` exists, every entry is empty. */
const stateOf = () => (globalThis as { history?: History }).history?.state as EntryState | null | undefined;

/**
 * State that belongs to the entry of the browser's history, as the address does: a link may lead away, and Back or a
 * reload brings it back. React Router keeps a `state` too, but to change it is a navigation, which moves the focus and
 * the scroll position. The values are kept as long as the tab and never reach a server or another tab.
 * @param read checks what is stored, and gives the first value for `undefined`. A screen that is prerendered must not
 * draw the value while it hydrates.
 */
export function useEntryState<Value>(name: string, read: (json: unknown) => Value) {
  const [value, setValue] = useState(() => read(stateOf()?.entry?.[name]));
  // What an entry means that holds nothing.
  const [nothing] = useState(() => JSON.stringify(read(undefined)));
  const { key } = useLocation();
  useEffect(() => {
    const state = stateOf();
    // Every change of the address empties the entry, and writing it anew counts towards Safari's limit as well.
    if (state?.entry?.[name] === undefined && JSON.stringify(value) === nothing) return;
    try {
      history.replaceState({ ...state, entry: { ...state?.entry, [name]: value } }, '');
    } catch {
      // Safari refuses more than 100 changes in 30 seconds: then Back brings an earlier value.
    }
  }, [name, value, nothing, key]);
  return [value, setValue] as const;
}
