import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { appearanceReducer, persistedScheme } from './appearance/appearanceSlice';
import { comparisonReducer, persistedComparison } from '../features/sharing/comparisonSlice';
import { consentReducer, persistedConsent } from '../persistence/consentSlice';
import { letterReducer, persistedLetter } from '../features/letter/letterSlice';
import { persistedSender, senderReducer } from '../features/letter/senderSlice';
import { noticesReducer } from '../features/notices/noticesSlice';
import { persistedMember, registrationReducer } from '../features/membership/registrationSlice';
import { releaseReducer } from './release/releaseSlice';
import { savingReducer, selectIsFailing } from '../persistence/savingSlice';
import { persistedStars, starredReducer } from '../features/answers/starredSlice';
import { persistedVotes } from '../features/answers/votes';
import { votesReducer } from '../features/answers/votesSlice';
import { DeviceStorage } from '../persistence/deviceStorage';
import type { PersistedValue } from '../persistence/deviceStorage';
import type { PersistedField } from '../persistence/persistedField';
import { persistedReducer } from '../persistence/persistedReducer';
import { noticeTable } from './noticeTable';

function makeReducer(device: DeviceStorage) {
  return combineReducers({
    votes: persistedReducer(votesReducer, persistedVotes, device),
    starred: persistedReducer(starredReducer, persistedStars, device),
    registration: persistedReducer(registrationReducer, persistedMember, device),
    consent: persistedReducer(consentReducer, persistedConsent, device),
    appearance: persistedReducer(appearanceReducer, persistedScheme, device),
    sender: persistedReducer(senderReducer, persistedSender, device),
    letter: persistedReducer(letterReducer, persistedLetter, device),
    comparison: persistedReducer(comparisonReducer, persistedComparison, device),
    notices: noticesReducer(noticeTable),
    saving: savingReducer,
    release: releaseReducer,
  });
}

export type StoreState = ReturnType<ReturnType<typeof makeReducer>>;

/** `null` for a slice kept in memory only. A slice without a row would not be synchronized, so it does not compile. */
function persistedValues(state: StoreState) {
  return {
    votes: valueOf(persistedVotes, state.votes),
    starred: valueOf(persistedStars, state.starred),
    registration: valueOf(persistedMember, state.registration),
    consent: valueOf(persistedConsent, state.consent),
    appearance: valueOf(persistedScheme, state.appearance),
    sender: valueOf(persistedSender, state.sender),
    letter: valueOf(persistedLetter, state.letter),
    comparison: valueOf(persistedComparison, state.comparison),
    notices: null,
    saving: null,
    release: null,
  } satisfies Record<keyof StoreState, PersistedValue | null>;
}

function valueOf<State, Name extends keyof State & string>(
  field: PersistedField<State[Name], Name>,
  state: State,
): PersistedValue {
  return [field, state[field.name]];
}

/**
 * Everything is new, persisted reducers included, so that tests and prerendered pages never share state. Nothing is
 * read from the browser before `startPersistence`.
 */
export function makeStore(preloaded?: Partial<StoreState>) {
  const device = new DeviceStorage();
  const store = configureStore({
    reducer: makeReducer(device),
    ...(preloaded && { preloadedState: preloaded }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { device } },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // Redux Toolkit warns if its development checks take long, which depends on the machine.
          warnAfter: Infinity,
        },
        immutableCheck: { warnAfter: Infinity },
      }),
    // In production too: owners inspect the state of the live site, and it holds no secret (docs/state.md).
    devTools: { name: 'Civic Voice' },
  });
  device.connect({
    dispatch: store.dispatch,
    values: () => Object.values(persistedValues(store.getState())).filter((value) => value !== null),
    isFailing: (key) => selectIsFailing(store.getState(), key),
  });
  return { store, device };
}

type Store = ReturnType<typeof makeStore>['store'];

declare module '../lib/hooks' {
  interface StoreTypes {
    state: StoreState;
    dispatch: Store['dispatch'];
    extra: { device: DeviceStorage };
  }
}
