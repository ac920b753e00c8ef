import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Member } from './userDocument';

export interface RegistrationState {
  /** Persisted; `null` when nobody is registered in this browser. */
  readonly record: Member | null;
}

const initialState: RegistrationState = { record: null };

const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    /** The record is on the device (or, after Decline, in this tab): dispatched only once the write was confirmed. */
    registered: (state, { payload }: PayloadAction<Member>) => {
      state.record = payload;
    },
    registrationRemoved: (state) => {
      state.record = null;
    },
  },
  selectors: {
    selectMember: (state) => state.record,
  },
});

export const registrationReducer = registrationSlice.reducer;
export const { registered, registrationRemoved } = registrationSlice.actions;
export const { selectMember } = registrationSlice.selectors;
