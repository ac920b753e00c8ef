import { createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { mergeEntries } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';
import { changedElsewhere, erased } from '../../persistence/storageEvents';
import { detailsChanged, registered } from '../membership/registrationSlice';

/** Far more than anybody opens in a visit. */
const mostLinks = 30;

const decidedSchema = v.partial(
  v.object({
    /** Policies whose answers are not to go out in the visitor's link. */
    leftOut: v.array(v.picklist(policyIds)),
    /** Codes of the links whose answers the visitor wanted to see before answering, the latest last. */
    lookedAt: v.array(v.string()),
  }),
);

type Decided = Readonly<v.InferOutput<typeof decidedSchema>>;

/**
 * sessionStorage `sharing`: `{"leftOut":["3"],"lookedAt":["v1.AQIMQW5h…"]}`. Not in the entry of the history:
 * after another link, such as Register, an answer that was taken out would go out.
 */
export const persistedSharing: PersistedField<Decided, 'decided'> = {
  key: 'sharing',
  name: 'decided',
  empty: {},
  read: (json) => v.parse(v.fallback(decidedSchema, {}), json),
  merge: (...sides) => v.parse(v.fallback(decidedSchema, {}), mergeEntries<unknown>(...sides)),
};

interface Sharing {
  readonly decided: Decided;
  /**
   * Whether the member's name is to go out in the link. Not stored: until this tab is loaded again somebody else may
   * have registered in another one, whose name would then go out unasked.
   */
  readonly isNameShared: boolean;
}

const initialState: Sharing = { decided: {}, isNameShared: false };

const nothing: readonly PolicyId[] = [];

const isMemberChanged = (action: Action) =>
  registered.match(action) ||
  detailsChanged.match(action) ||
  (erased.match(action) && action.payload.keys.includes('user')) ||
  (changedElsewhere.match(action) && action.payload.key === 'user');

const sharingSlice = createSlice({
  name: 'sharing',
  initialState,
  reducers: {
    answersLeftOut: ({ decided }, { payload }: PayloadAction<PolicyId[]>) => {
      decided.leftOut = payload;
    },
    nameShared: (state, { payload }: PayloadAction<boolean>) => {
      state.isNameShared = payload;
    },
    lookedFirst: ({ decided }, { payload }: PayloadAction<string>) => {
      decided.lookedAt = [...(decided.lookedAt ?? []), payload].slice(-mostLinks);
    },
  },
  // What one member agreed to must not send out the name of the next, who may come from another tab or a file as well.
  extraReducers: (builder) => {
    builder.addMatcher(isMemberChanged, (state) => {
      state.isNameShared = false;
    });
  },
  selectors: {
    selectLeftOut: ({ decided }) => decided.leftOut ?? nothing,
    selectIsNameShared: ({ isNameShared }) => isNameShared,
    selectHasLooked: ({ decided }, code: string) => decided.lookedAt?.includes(code) ?? false,
  },
});

export const sharingReducer = sharingSlice.reducer;
export const { answersLeftOut, nameShared, lookedFirst } = sharingSlice.actions;
export const { selectLeftOut, selectIsNameShared, selectHasLooked } = sharingSlice.selectors;
