import { createAction } from '@reduxjs/toolkit';
import type { StorageKey } from './storageLifetimes';

/**
 * The stored value of `key` differs from the state: another tab wrote it, a merge changed it, or a file was restored.
 * `persistedReducer` puts `value` into the state.
 */
export const changedElsewhere = createAction<{ key: StorageKey; value: unknown }>('storage/changedElsewhere');

/** The values of `keys` were erased for good, here or in a tab that told this one: not even Undo may bring them back. */
export const erased = createAction<{ keys: readonly StorageKey[] }>('storage/erased');

/**
 * The page is shown again after the browser kept it for Back. In Safari it did not hear whether everything was erased
 * meanwhile, so its Undo ends, as it would if the page were loaded.
 */
export const shownAgain = createAction('storage/shownAgain');

/** The browser refused to store `key` (storage is full or blocked). The value will be lost with the tab. */
export const writeFailed = createAction<{ key: StorageKey }>('storage/writeFailed');

/** `key` was stored after a failure: the notice about that must disappear. */
export const writeRecovered = createAction<{ key: StorageKey }>('storage/writeRecovered');

/** Stored text that can't be read was put under the key `unreadable`, before anything is written in its place. */
export const unreadableSetAside = createAction('storage/unreadableSetAside');

/** The browser refused to erase; what it refused is still stored. */
export const eraseRefused = createAction('storage/eraseRefused');
