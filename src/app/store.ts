import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { appearanceDocument } from '../features/appearance/appearanceDocument';
import { appearanceReducer } from '../features/appearance/appearanceSlice';
import { consentDocument } from '../features/consent/consentDocument';
import { consentReducer } from '../features/consent/consentSlice';
import { senderDocument } from '../features/letter/senderDocument';
import { senderReducer } from '../features/letter/senderSlice';
import { noticesReducer } from '../features/notices/noticesSlice';
import { registrationReducer } from '../features/registration/registrationSlice';
import { userDocument } from '../features/registration/userDocument';
import { releaseReducer } from '../features/release/releaseSlice';
import { savingReducer } from '../features/saving/savingSlice';
import { starredDocument } from '../features/starred/starredDocument';
import { starredReducer } from '../features/starred/starredSlice';
import { votesDocument } from '../features/votes/votesDocument';
import { votesReducer } from '../features/votes/votesSlice';
import { DeviceStorage } from '../storage/deviceStorage';
import { persisted } from '../storage/persist';
import type { StoredDocument } from '../storage/storedDocument';

const reducers = {
  votes: votesReducer,
  starred: starredReducer,
  registration: registrationReducer,
  consent: consentReducer,
  appearance: appearanceReducer,
  sender: senderReducer,
  notices: noticesReducer,
  saving: savingReducer,
  release: releaseReducer,
};

/** Where every slice is stored; `null` means in memory only. A new slice does not compile until someone decides. */
const storage = {
  votes: votesDocument,
  starred: starredDocument,
  registration: userDocument,
  consent: consentDocument,
  appearance: appearanceDocument,
  sender: senderDocument,
  notices: null,
  saving: null,
  release: null,
} as const satisfies Record<keyof typeof reducers, StoredDocument | null>;

const persistenceActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

type Slices = { [Name in keyof typeof reducers]: ReturnType<(typeof reducers)[Name]> };

/**
 * Builds everything afresh, persisted reducers included, so that tests and prerendered pages never
 * share state. Nothing is read from the browser before `startPersistence`.
 * @param preloaded slices to start from instead of their initial state.
 */
export function makeStore(preloaded?: Partial<Slices>) {
  const device = new DeviceStorage();
  const store = configureStore({
    reducer: combineReducers({
      ...reducers,
      votes: persisted(reducers.votes, storage.votes, device),
      starred: persisted(reducers.starred, storage.starred, device),
      registration: persisted(reducers.registration, storage.registration, device),
      consent: persisted(reducers.consent, storage.consent, device),
      appearance: persisted(reducers.appearance, storage.appearance, device),
      sender: persisted(reducers.sender, storage.sender, device),
    }),
    preloadedState: preloaded as never,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { device } },
        // How long the checks of development take says something about the machine, not about the site.
        serializableCheck: { ignoredActions: persistenceActions, warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }),
    // Owners inspect the state on the live site too; it holds no secret (docs/state.md).
    devTools: { name: 'Civic Voice' },
  });
  device.connect(store.dispatch, () => {
    const state = store.getState();
    return [
      [storage.consent, state.consent.decision],
      [storage.votes, state.votes.byPolicy],
      [storage.starred, state.starred.ids],
      [storage.registration, state.registration.record],
      [storage.appearance, state.appearance.scheme],
      [storage.sender, state.sender.remembered],
    ];
  });
  return { store, device };
}

type Store = ReturnType<typeof makeStore>['store'];
export type RootState = Slices;
export type AppDispatch = Store['dispatch'];
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  { device: DeviceStorage },
  UnknownAction
>;
