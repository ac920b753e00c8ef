import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistConfig } from 'redux-persist';
import type { DeviceStorage } from './deviceStorage';
import type { StoredDocument } from './storedDocument';

/**
 * The one place that configures redux-persist 6. Its defaults would double-encode the JSON, prefix
 * the key and store a `_persist` member; the storage contract (docs/storage.md) wants the plain value.
 */
export function persisted<State extends object>(
  reducer: Reducer<State>,
  document: StoredDocument,
  device: DeviceStorage,
) {
  const config: PersistConfig<State> & { deserialize: false } = {
    key: document.key,
    // Deprecated in the types only; without it the key would be `persist:votes`.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    keyPrefix: '',
    whitelist: [document.field],
    serialize: false,
    deserialize: false,
    // Reading is synchronous, so there is nothing to time out; a timeout would also log an error.
    timeout: 0,
    storage: engine(document, device),
    stateReconciler: keepEarlyChanges(document),
  };
  return persistReducer<State, UnknownAction>(config, reducer);
}

/**
 * Takes the field's value out of the state and hands it back as a state. Failures are `device`'s to report:
 * a rejection would reach `writeFailHandler` too, but redux-persist also logs it while developing.
 */
function engine(document: StoredDocument, device: DeviceStorage) {
  return {
    getItem: () => {
      const value = device.load(document);
      return Promise.resolve(value === undefined ? undefined : { [document.field]: value });
    },
    setItem: (_key: string, staged: Record<string, unknown>) => {
      device.save(document, staged[document.field]);
      return Promise.resolve();
    },
    // Asked for by the library's `purge` only, which would leave that reducer deaf: erasing is writing the empty value.
    removeItem: () => Promise.resolve(),
  };
}

/** What the visitor did before the stored value arrived wins over it; the library's own reconcilers would drop one or the other. */
function keepEarlyChanges(document: StoredDocument) {
  return <State extends object>(inbound: object, original: State): State => {
    const stored = (inbound as Record<string, unknown>)[document.field];
    const early = (original as Record<string, unknown>)[document.field];
    return { ...original, [document.field]: document.merge(document.empty, early, stored, 'mine') };
  };
}
