import { createSlice } from '@reduxjs/toolkit';
import type { Draft, PayloadAction } from '@reduxjs/toolkit';
import type { NoticeName } from 'words/notices';
import { erased, quarantined, writeFailed } from '../../persistence/storageEvents';

export interface Notice {
  /** Counts up: the same message shown again is a new notice, which is announced again and stays its full time. */
  readonly id: number;
  readonly name: NoticeName;
}

interface NoticesState {
  /** Never more than one. A new notice replaces it at once, because it answers what the visitor pressed last. */
  readonly current: Notice | null;
  readonly shown: number;
}

const initialState: NoticesState = { current: null, shown: 0 };

function show(state: Draft<NoticesState>, name: NoticeName) {
  state.shown++;
  state.current = { id: state.shown, name };
}

/** If storage is blocked, several keys fail together: a notice that is on the screen is not shown again for each. */
function showOnce(state: Draft<NoticesState>, name: NoticeName) {
  if (state.current?.name !== name) show(state, name);
}

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: (state, { payload }: PayloadAction<NoticeName>) => show(state, payload),
    /** The payload is the id of the closed notice: a newer one that replaced it meanwhile must stay. */
    noticeClosed: (state, { payload }: PayloadAction<number>) => {
      if (state.current?.id === payload) state.current = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(writeFailed, (state) => showOnce(state, 'notSaved'))
      .addCase(erased, (state, { payload }) => {
        // The notice on the screen may offer to bring back answers, which were erased for good.
        if (payload.keys.includes('votes')) state.current = null;
      })
      .addCase(quarantined, (state) => showOnce(state, 'unreadable'));
  },
  selectors: {
    selectNotice: (state) => state.current,
  },
});

export const noticesReducer = noticesSlice.reducer;
export const { noticeShown, noticeClosed } = noticesSlice.actions;
export const { selectNotice } = noticesSlice.selectors;
