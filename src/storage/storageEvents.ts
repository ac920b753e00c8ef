import { createAction } from '@reduxjs/toolkit';
import type { StorageKey } from './storageKeys';

/**
 * What is stored changed without the state: another tab wrote, or was merged with, or a file was restored.
 * `persistedReducer` takes the new value.
 */
export const changedElsewhere = createAction<{ key: StorageKey; value: unknown }>('storage/changedElsewhere');

/** What the visitor entered under `keys` was erased for good, here or in another tab: nothing may bring it back. */
export const erased = createAction<{ keys: readonly StorageKey[] }>('storage/erased');

/** The browser refused to store `key` (full, or storage blocked). The app goes on in memory. */
export const writeFailed = createAction<{ key: StorageKey }>('storage/writeFailed');

/** `key` is on the device again after a failure. */
export const writeRecovered = createAction<{ key: StorageKey }>('storage/writeRecovered');

/** Stored text could not be read and is kept in quarantine. */
export const quarantined = createAction('storage/quarantined');
