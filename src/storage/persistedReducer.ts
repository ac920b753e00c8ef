import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createTransform, persistReducer } from 'redux-persist';
import type { PersistConfig } from 'redux-persist';
import type { DeviceStorage } from './deviceStorage';
import { changedElsewhere, erased } from './storageEvents';
import type { StoredDocument } from './storedDocument';

/**
 * The one place that configures redux-persist 6. Its defaults would double-encode the JSON, prefix
 * the key and store a `_persist` member; the storage contract (docs/storage.md) wants the plain value.
 */
export function persistedReducer<State extends object>(
  reducer: Reducer<State>,
  doc: StoredDocument,
  device: DeviceStorage,
) {
  const { key } = doc;
  const field = doc.field as keyof State & string;
  // In: the field's value as it is, plain JSON. Out: foreign data, of which only what is right reaches the state.
  const transform = createTransform<unknown, unknown, State, State>(
    (value) => value,
    (json) => doc.read(json) ?? doc.empty,
    { whitelist: [field] },
  );
  const config: PersistConfig<State> & { deserialize: false } = {
    key,
    // Deprecated in the types only; without it the key would be `persist:votes`.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    keyPrefix: '',
    whitelist: [field],
    transforms: [transform],
    serialize: false,
    deserialize: false,
    // Reading takes no longer than a promise; a timeout would also log an error.
    timeout: 0,
    storage: engine(doc, device),
    stateReconciler: keepEarlyChanges(doc),
  };

  /** What all stored slices answer alike: their field changed, or was erased, without an event of their own. */
  function followingStorage(state: State | undefined, action: UnknownAction): State {
    const next = reducer(state, action);
    if (changedElsewhere.match(action) && action.payload.key === key) {
      return { ...next, [field]: transform.out(action.payload.value, field, next) };
    }
    return erased.match(action) && action.payload.keys.includes(key) ? { ...next, [field]: doc.empty } : next;
  }
  return persistReducer<State, UnknownAction>(config, followingStorage);
}

/**
 * Takes the field's value out of the state and hands it back as a state. Failures are `device`'s to report:
 * a rejection would reach `writeFailHandler` too, but redux-persist also logs it while developing.
 */
function engine(doc: StoredDocument, device: DeviceStorage) {
  return {
    // A moment later, as the library asks from inside a reducer, where nothing can be dispatched.
    getItem: async () => {
      await Promise.resolve();
      const value = device.load(doc);
      return value === undefined ? undefined : { [doc.field]: value };
    },
    setItem: (_key: string, staged: Record<string, unknown>) => {
      device.save(doc, staged[doc.field]);
      return Promise.resolve();
    },
    // Asked for by the library's `purge` only, which would leave that reducer deaf: erasing is writing the empty value.
    removeItem: () => Promise.resolve(),
  };
}

/** What the visitor did before the stored value arrived wins over it; the library's own reconcilers would drop one or the other. */
function keepEarlyChanges(doc: StoredDocument) {
  const { field, empty } = doc;
  return <State extends object>(inbound: object, original: State): State => {
    const stored = (inbound as Record<string, unknown>)[field];
    const early = (original as Record<string, unknown>)[field];
    return { ...original, [field]: doc.merge(empty, early, stored, 'mine') };
  };
}
