import { createAction, createReducer } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { NoticeName } from 'words/notices';

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

/** What an event makes the site say: a notice, nothing new (`undefined`), or `null` to take the present one away. */
type Saying = NoticeName | null | undefined;

/** A row of the table event → notice. */
export interface NoticeRow {
  readonly match: (action: UnknownAction) => boolean;
  readonly say: (action: UnknownAction) => Saying;
  /** True for faults that come several at a time, one for each key: a notice on the screen is not shown again. */
  readonly once: boolean;
}

/** @param saying the notice, or what chooses it by the event's payload. */
export function on<Payload>(
  event: { readonly match: (action: unknown) => action is PayloadAction<Payload> },
  saying: NoticeName | ((payload: Payload) => Saying),
  { once = false } = {},
): NoticeRow {
  return {
    match: event.match,
    say: (action) =>
      typeof saying === 'function' ? saying((action as PayloadAction<Payload>).payload) : saying,
    once,
  };
}

/** The payload is the id of the closed notice: a newer one that replaced it meanwhile must stay. */
export const noticeClosed = createAction<number>('notices/noticeClosed');

/** @param table what the site says of which event. It stands in `app/`, because it names events of every feature. */
export function noticesReducer(table: readonly NoticeRow[]) {
  return createReducer(initialState, (builder) => {
    builder.addCase(noticeClosed, (state, { payload }) => {
      if (state.current?.id === payload) state.current = null;
    });
    for (const { match, say, once } of table) {
      builder.addMatcher(match, (state, action: UnknownAction) => {
        const name = say(action);
        if (name === null) state.current = null;
        else if (name && !(once && state.current?.name === name)) state.current = { id: ++state.shown, name };
      });
    }
  });
}

export const selectNotice = (state: { readonly notices: NoticesState }) => state.notices.current;
