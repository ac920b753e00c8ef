import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { appearanceReducer, persistedScheme } from '../features/appearance/appearanceSlice';
import { comparisonReducer, persistedComparison } from '../features/compare/comparisonSlice';
import { consentReducer, persistedConsent } from '../features/consent/consentSlice';
import { letterReducer, persistedLetter } from '../features/letter/letterSlice';
import { persistedSender, senderReducer } from '../features/letter/senderSlice';
import { noticesReducer } from '../features/notices/noticesSlice';
import { persistedMember, registrationReducer } from '../features/registration/registrationSlice';
import { releaseReducer } from '../features/release/releaseSlice';
import { savingReducer, selectIsFailing } from '../features/saving/savingSlice';
import { persistedStars, starredReducer } from '../features/starred/starredSlice';
import { persistedVotes } from '../features/votes/votes';
import { votesReducer } from '../features/votes/votesSlice';
import { DeviceStorage } from '../storage/deviceStorage';
import type { PersistedValue } from '../storage/deviceStorage';
import type { PersistedField } from '../storage/persistedField';
import { persistedReducer } from '../storage/persistedReducer';

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
    notices: noticesReducer,
    saving: savingReducer,
    release: releaseReducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;

/** `null` for a slice kept in memory only. A slice without a row would not be synchronized, so it does not compile. */
function persistedValues(state: RootState) {
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
  } satisfies Record<keyof RootState, PersistedValue | null>;
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
export function makeStore(preloaded?: Partial<RootState>) {
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
export type AppDispatch = Store['dispatch'];
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  { device: DeviceStorage },
  UnknownAction
>;
