import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Reducer, ReducersMapObject, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { appearanceReducer, persistedScheme } from './appearance/appearanceSlice';
import { classroomReducer, persistedClassroom } from '../features/classroom/classroomSlice';
import { comparisonReducer, persistedComparison } from '../features/sharing/comparisonSlice';
import { consentReducer, persistedConsent } from '../persistence/consentSlice';
import { letterReducer, persistedLetter } from '../features/letter/letterSlice';
import { persistedSender, senderReducer } from '../features/letter/senderSlice';
import { noticesReducer } from '../features/notices/noticesSlice';
import { persistedMember, registrationReducer } from '../features/membership/registrationSlice';
import { releaseReducer } from './release/releaseSlice';
import { savingReducer, selectIsFailing } from '../persistence/savingSlice';
import { arrivedReducer, persistedArrived } from '../features/myData/arrivedSlice';
import { persistedTyping, typingReducer } from '../features/myData/typingSlice';
import { persistedSharing, sharingReducer } from '../features/sharing/sharingSlice';
import { persistedStars, starredReducer } from '../features/answers/starredSlice';
import { persistedReasons } from '../features/answers/reasons';
import { reasonsReducer } from '../features/answers/reasonsSlice';
import { persistedVotes } from '../features/answers/votes';
import { votesReducer } from '../features/answers/votesSlice';
import { DeviceStorage } from '../persistence/deviceStorage';
import type { PersistedValue } from '../persistence/deviceStorage';
import type { PersistedField } from '../persistence/persistedField';
import { persistedReducer } from '../persistence/persistedReducer';
import { noticeTable } from './noticeTable';

/** A slice's reducer with the field that is stored, or `null` for a slice kept in memory only. */
function slice<State extends object, Name extends keyof State & string>(
  reducer: Reducer<State>,
  field: PersistedField<State[Name], Name> | null,
) {
  return {
    reducer: (device: DeviceStorage) => (field ? persistedReducer(reducer, field, device) : reducer),
    value: (state: State): PersistedValue | null => field && [field, state[field.name]],
  };
}

/** All slices. Nothing compiles until somebody has decided where a new one is stored. */
const slices = {
  votes: slice(votesReducer, persistedVotes),
  reasons: slice(reasonsReducer, persistedReasons),
  starred: slice(starredReducer, persistedStars),
  registration: slice(registrationReducer, persistedMember),
  consent: slice(consentReducer, persistedConsent),
  appearance: slice(appearanceReducer, persistedScheme),
  sender: slice(senderReducer, persistedSender),
  letter: slice(letterReducer, persistedLetter),
  comparison: slice(comparisonReducer, persistedComparison),
  classroom: slice(classroomReducer, persistedClassroom),
  arrived: slice(arrivedReducer, persistedArrived),
  sharing: slice(sharingReducer, persistedSharing),
  typing: slice(typingReducer, persistedTyping),
  notices: slice(noticesReducer(noticeTable), null),
  saving: slice(savingReducer, null),
  release: slice(releaseReducer, null),
};

type Slices = typeof slices;
export type StoreState = { [Name in keyof Slices]: ReturnType<ReturnType<Slices[Name]['reducer']>> };

/** The compiler cannot tell that a slice's state comes with the slice of the same name. */
type ValueOf = (state: StoreState[keyof StoreState]) => PersistedValue | null;

const names = Object.keys(slices) as (keyof Slices)[];

function makeReducer(device: DeviceStorage): Reducer<StoreState, UnknownAction, Partial<StoreState>> {
  const reducers = names.map((name) => [name, slices[name].reducer(device)]);
  return combineReducers(Object.fromEntries(reducers) as ReducersMapObject<StoreState>);
}

/**
 * Everything is new, persisted reducers included, so that tests and prerendered pages never share state. Nothing is
 * read from the browser before `startPersistence`.
 */
export function makeStore(preloaded?: Partial<StoreState>) {
  // Called once the store is there.
  const device: DeviceStorage = new DeviceStorage({
    dispatch: (event) => store.dispatch(event),
    values: () =>
      names
        .map((name) => (slices[name].value as ValueOf)(store.getState()[name]))
        .filter((value) => value !== null),
    isFailing: (key) => selectIsFailing(store.getState(), key),
  });
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
    // In production too: owners inspect the state of the live site, and it holds no secret (docs/architecture.md).
    devTools: { name: 'Civic Voice' },
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
