import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';

interface TypingState {
  /** Drawn when the visitor first types something; `null` before that and after erasing. */
  readonly mark: number | null;
}

const initialState: TypingState = { mark: null };

const typingSlice = createSlice({
  name: 'typing',
  initialState,
  reducers: {
    typingBegun: {
      reducer: ({ mark }, { payload }: PayloadAction<number>) => ({ mark: mark ?? payload }),
      prepare: () => {
        const [payload = 0] = crypto.getRandomValues(new Uint32Array(1));
        return { payload };
      },
    },
  },
  selectors: {
    selectTypingMark: ({ mark }) => mark,
  },
});

export const typingReducer = typingSlice.reducer;
export const { typingBegun } = typingSlice.actions;
export const { selectTypingMark } = typingSlice.selectors;

/** sessionStorage `typing`: a number. `restoredFields.ts` says what for. */
export const persistedTyping: PersistedField<number | null, 'mark'> = {
  key: 'typing',
  name: 'mark',
  empty: null,
  read: (json) => (typeof json === 'number' ? json : null),
  merge: mergeWhole,
};
