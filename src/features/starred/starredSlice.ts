import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import type { Starred } from './starredDocument';

export interface StarredState {
  /** Persisted. Policies that matter most to the visitor, in policy order. */
  readonly ids: Starred;
}

const initialState: StarredState = { ids: [] };

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

/** All policies, those that matter most first, and each part in policy order. */
export const selectStarredFirst = createSelector([selectStarred], (starred): readonly PolicyId[] => [
  ...starred,
  ...policyIds.filter((id) => !starred.includes(id)),
]);
