import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Reducer, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { persistedScheme, appearanceReducer } from '../features/appearance/appearanceSlice';
import { persistedComparison, comparisonReducer } from '../features/compare/comparisonSlice';
import { persistedConsent, consentReducer } from '../features/consent/consentSlice';
import { persistedLetter, letterReducer } from '../features/letter/letterSlice';
import { persistedSender, senderReducer } from '../features/letter/senderSlice';
import { noticesReducer } from '../features/notices/noticesSlice';
import { registrationReducer, persistedMember } from '../features/registration/registrationSlice';
import { releaseReducer } from '../features/release/releaseSlice';
import { savingReducer } from '../features/saving/savingSlice';
import { persistedStars, starredReducer } from '../features/starred/starredSlice';
import { persistedVotes } from '../features/votes/votesDocument';
import { votesReducer } from '../features/votes/votesSlice';
import { DeviceStorage } from '../storage/deviceStorage';
import { persistedReducer } from '../storage/persistedReducer';
import type { PersistedField } from '../storage/persistedField';

/** A slice and the document it is stored as, which names a field of the slice; `null` keeps it in memory only. */
function slice<State, Field extends string & keyof State>(
  reducer: Reducer<State>,
  storedAs: PersistedField<State[Field], Field> | null,
) {
  return { reducer, storedAs };
}

/** Every slice. Whatever is stored is stored because of its row here, and a row that says nothing about storing does not compile. */
const slices = {
  votes: slice(votesReducer, persistedVotes),
  starred: slice(starredReducer, persistedStars),
  registration: slice(registrationReducer, persistedMember),
  consent: slice(consentReducer, persistedConsent),
  appearance: slice(appearanceReducer, persistedScheme),
  sender: slice(senderReducer, persistedSender),
  letter: slice(letterReducer, persistedLetter),
  comparison: slice(comparisonReducer, persistedComparison),
  notices: slice(noticesReducer, null),
  saving: slice(savingReducer, null),
  release: slice(releaseReducer, null),
};

interface Row {
  readonly reducer: Reducer;
  readonly storedAs: PersistedField | null;
}

const persistenceActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

type Slices = { [Name in keyof typeof slices]: ReturnType<(typeof slices)[Name]['reducer']> };

/**
 * Builds everything afresh, persisted reducers included, so that tests and prerendered pages never
 * share state. Nothing is read from the browser before `startPersistence`.
 * @param preloaded slices to start from instead of their initial state.
 */
export function makeStore(preloaded?: Partial<Slices>) {
  const device = new DeviceStorage();
  const rows = Object.entries<Row>(slices);
  const reducers = rows.map(([name, { reducer, storedAs }]) => [
    name,
    storedAs ? persistedReducer(reducer, storedAs, device) : reducer,
  ]);
  const store = configureStore({
    reducer: combineReducers(Object.fromEntries(reducers)) as unknown as Reducer<Slices>,
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
    const state = Object.entries<object>(store.getState());
    return state.flatMap(([name, fields]) => {
      const { storedAs } = slices[name as keyof Slices] as Row;
      return storedAs ? [[storedAs, (fields as Record<string, unknown>)[storedAs.field]]] : [];
    });
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
