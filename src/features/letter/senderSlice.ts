import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { erased } from '../../storage/storageEvents';
import type { Sender } from './senderDocument';

interface SenderState {
  /** Persisted; `null` unless the visitor asked to be remembered. */
  readonly remembered: Sender | null;
  /** How often it was erased for good, here or in another tab: then even what is only typed goes. */
  readonly erasures: number;
}

const initialState: SenderState = { remembered: null, erasures: 0 };

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
  extraReducers: (builder) => {
    builder.addCase(erased, (state, { payload }) => {
      if (payload.keys.includes('sender')) state.erasures += 1;
    });
  },
  selectors: {
    selectSender: (state) => state.remembered,
    selectErasures: (state) => state.erasures,
  },
});

export const senderReducer = senderSlice.reducer;
export const { senderRemembered, senderForgotten } = senderSlice.actions;
export const { selectSender, selectErasures } = senderSlice.selectors;
