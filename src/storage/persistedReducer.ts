import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createTransform, persistReducer } from 'redux-persist';
import type { PersistConfig } from 'redux-persist';
import type { DeviceStorage } from './deviceStorage';
import type { PersistedField } from './persistedField';
import { changedElsewhere, erased } from './storageEvents';

/**
 * The one place that configures redux-persist 6. Its defaults would double-encode the JSON, prefix
 * the key and store a `_persist` member; the storage contract (docs/storage.md) wants the plain value.
 */
export function persistedReducer<State extends object, Name extends keyof State & string>(
  reducer: Reducer<State>,
  field: PersistedField<State[Name], Name>,
  device: DeviceStorage,
): Reducer<State> {
  const { key, name, empty } = field;
  // In: the value as it is; the storage merges and prints it. Out: stored text, of which only what is right reaches
  // the state.
  const transform = createTransform<State[Name], unknown, State, unknown>(
    (value) => value,
    (text) => device.receive(field, String(text)),
    { whitelist: [name] },
  );
  const config: PersistConfig<State> & { deserialize: false } = {
    key,
    // Deprecated in the types only; without it the key would be `persist:votes`.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    keyPrefix: '',
    whitelist: [name],
    transforms: [transform],
    serialize: false,
    deserialize: false,
    // Reading takes no longer than a promise; a timeout would also log an error.
    timeout: 0,
    storage: {
      // In a later task of the queue: the library asks from inside a reducer, where `load` must not dispatch.
      getItem: async () => {
        await Promise.resolve();
        const text = device.load(field);
        return text === null ? undefined : { [name]: text };
      },
      // `save` reports a refused write itself. A rejected promise would reach `writeFailHandler`, but the library
      // also logs it to the console.
      setItem: (_key: string, staged: Pick<State, Name>) => {
        device.save(field, staged[name]);
        return Promise.resolve();
      },
      // Only the library's `purge` calls it, which we never use: afterwards that reducer would ignore every
      // rehydration. Erasing writes the empty value.
      removeItem: () => Promise.resolve(),
    },
    // What the visitor did before the stored value arrived wins over it; the library's own reconcilers would drop one
    // or the other.
    stateReconciler: (inbound: State, original: State) => ({
      ...original,
      [name]: field.merge(empty, original[name], inbound[name], 'mine'),
    }),
  };

  /** Adds to the slice's reducer the two events that every persisted slice handles in the same way. */
  function followingStorage(state: State | undefined, action: UnknownAction): State {
    const next = reducer(state, action);
    // The storage has checked the value already, when it read the text.
    if (changedElsewhere.match(action) && action.payload.key === key)
      return { ...next, [name]: action.payload.value };
    return erased.match(action) && action.payload.keys.includes(key) ? { ...next, [name]: empty } : next;
  }
  // The library adds `_persist` to the state, which only the library reads.
  return persistReducer<State, UnknownAction>(config, followingStorage) as Reducer<State>;
}
