import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistConfig } from 'redux-persist';
import type { DeviceStorage } from './deviceStorage';
import { transformOf } from './fieldTransform';
import type { PersistedField } from './persistedField';
import { changedElsewhere, erased } from './storageEvents';

/**
 * Wraps a slice's reducer so that redux-persist 6 stores `field`; the only place that configures the library. Its
 * defaults would encode JSON twice, prefix the key and store a `_persist` member, but the format in docs/persistence.md is
 * the plain value: the field's transform prints and reads it, and the engine moves the text.
 */
export function persistedReducer<State extends object, Name extends keyof State & string>(
  reducer: Reducer<State>,
  field: PersistedField<State[Name], Name>,
  device: DeviceStorage,
): Reducer<State> {
  const { key, name, empty } = field;
  const config: PersistConfig<State, State, State[Name] | undefined, string | undefined> & {
    deserialize: false;
  } = {
    key,
    // Deprecated in the types only; without it the key would be `persist:votes`.
    // oxlint-disable-next-line typescript/no-deprecated
    keyPrefix: '',
    whitelist: [name],
    transforms: [transformOf<State[Name], State>(field)],
    serialize: false,
    deserialize: false,
    // Off: reading takes no longer than a promise, and after a timeout the library would ignore the stored value.
    timeout: 0,
    storage: {
      // Waits for a promise: the library calls this from inside a reducer, where `load` must not dispatch.
      getItem: async () => {
        await Promise.resolve();
        const text = device.load(field);
        return text === undefined ? undefined : { [name]: text };
      },
      // Never rejects: `save` reports a refused write itself. A rejected promise would reach `writeFailHandler`, but
      // the library would also log it to the console in development.
      setItem: (_key: string, staged: Readonly<Partial<Record<Name, string>>>) => {
        device.save(field, staged[name]);
        return Promise.resolve();
      },
      // Only the library's `purge` calls this. We never use `purge`, because the reducer ignores every rehydration
      // afterwards; erasing writes the empty value instead.
      removeItem: () => Promise.resolve(),
    },
    // What the visitor changed before the stored value was loaded wins over it. The library's own reconcilers would
    // drop one of the two.
    stateReconciler: (inbound: State, original: State) => ({
      ...original,
      [name]: field.merge(empty, original[name], inbound[name], 'mine'),
    }),
  };

  function followingStorage(state: State | undefined, action: UnknownAction): State {
    const next = reducer(state, action);
    // Not validated again: `DeviceStorage` did so when it read the text.
    if (changedElsewhere.match(action) && action.payload.key === key)
      return { ...next, [name]: action.payload.value };
    return erased.match(action) && action.payload.keys.includes(key) ? { ...next, [name]: empty } : next;
  }
  // The library adds `_persist` to the state. Nothing else reads it, so the type omits it.
  return persistReducer<State, UnknownAction>(config, followingStorage) as Reducer<State>;
}
