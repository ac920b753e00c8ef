import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';

interface ComparisonState {
  /** Code of the link to compare after answering. `null` if none waits: then `ResumeComparison` draws no bar. */
  readonly code: string | null;
}

const initialState: ComparisonState = { code: null };

const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    comparisonPutOff: (state, { payload }: PayloadAction<string>) => {
      state.code = payload;
    },
    comparisonDone: (state) => {
      state.code = null;
    },
  },
  selectors: {
    selectWaitingCode: (state) => state.code,
  },
});

export const comparisonReducer = comparisonSlice.reducer;
export const { comparisonPutOff, comparisonDone } = comparisonSlice.actions;
export const { selectWaitingCode } = comparisonSlice.selectors;

/**
 * sessionStorage `comparison`: a code as `encodeShared` returns it, `"v1.AQIMQW5h…"`. Only its form is checked here;
 * `Comparison` decodes it and says what is wrong with it.
 */
export const persistedComparison: PersistedField<string | null, 'code'> = {
  key: 'comparison',
  name: 'code',
  empty: null,
  read: (json) => (typeof json === 'string' && /^v1\.[\w-]{8,400}$/.test(json) ? json : null),
  merge: mergeWhole,
};
