import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import type { PersistedField } from '../../persistence/persistedField';

/** In policy order and each once, so that the same stars are always the same JSON (`sameJson`). */
export type Starred = readonly PolicyId[];

/** Stored under `starred` as `["1","5"]`. In another form, the stars that visitors have stored would be unreadable. */
export const persistedStars: PersistedField<Starred, 'ids'> = {
  key: 'starred',
  name: 'ids',
  empty: [],
  read: (json) => (Array.isArray(json) ? policyIds.filter((id) => json.includes(id)) : undefined),
  // Merge star by star. If two tabs both changed the same star, they changed it to the same state, so there is no
  // conflict.
  merge: (base, mine, theirs) =>
    policyIds.filter((id) => (mine.includes(id) === base.includes(id) ? theirs : mine).includes(id)),
};

const initialState: { readonly ids: Starred } = { ids: [] };

const starredSlice = createSlice({
  name: 'starred',
  initialState,
  reducers: {
    policyStarred: (state, { payload }: PayloadAction<PolicyId>) => {
      state.ids = policyIds.filter((id) => id === payload || state.ids.includes(id));
    },
    policyUnstarred: (state, { payload }: PayloadAction<PolicyId>) => {
      state.ids = state.ids.filter((id) => id !== payload);
    },
  },
  selectors: {
    selectStarred: (state) => state.ids,
    selectIsStarred: (state, policyId: PolicyId) => state.ids.includes(policyId),
  },
});

export const starredReducer = starredSlice.reducer;
export const { policyStarred, policyUnstarred } = starredSlice.actions;
export const { selectStarred, selectIsStarred } = starredSlice.selectors;

export const selectStarredFirst = createSelector([selectStarred], (starred): readonly PolicyId[] => [
  ...starred,
  ...policyIds.filter((id) => !starred.includes(id)),
]);
