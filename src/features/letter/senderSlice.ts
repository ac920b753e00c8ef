import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Sender } from './senderDocument';

interface SenderState {
  /** Persisted; `null` unless the visitor asked to be remembered. */
  readonly remembered: Sender | null;
}

const initialState: SenderState = { remembered: null };

const senderSlice = createSlice({
  name: 'sender',
  initialState,
  reducers: {
    senderRemembered: (state, { payload }: PayloadAction<Sender>) => {
      state.remembered = payload;
    },
    senderForgotten: (state) => {
      state.remembered = null;
    },
  },
  selectors: {
    selectSender: (state) => state.remembered,
  },
});

export const senderReducer = senderSlice.reducer;
export const { senderRemembered, senderForgotten } = senderSlice.actions;
export const { selectSender } = senderSlice.selectors;
