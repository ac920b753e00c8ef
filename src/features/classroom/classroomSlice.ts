import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { mergeEntries, mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';
import type { Counted } from './gatherGroup';
import { answerModes } from './answerModes';
import type { AnswerMode } from './answerModes';

/** Of so many groups it is kept who came in, the latest last: for Back, also through a class of thirty and a few more. */
const mostGroups = 50;

const signLetters = 'BCDFGHJKLMNPQRSTVWXZ';
const signLength = 4;

const rememberedSchema = v.partial(
  v.object({
    /**
     * Random letters in a student's code in place of a name, so that students who answered alike have different codes,
     * and a student whose code is scanned twice counts once. The group's page drops them, like names.
     */
    sign: v.pipe(v.string(), v.regex(new RegExp(`^[${signLetters}]{${signLength}}$`))),
    /** Who was counted in each group, by `keyOf` its people. */
    counted: v.record(v.string(), v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
    /** How the class of this visit answers, under the name that open tabs have stored. */
    way: v.picklist(answerModes),
  }),
);

interface Remembered {
  readonly sign?: string | undefined;
  readonly counted?: Readonly<Record<string, Counted>> | undefined;
  readonly way?: AnswerMode | undefined;
}

/**
 * sessionStorage `classroom`: `{"sign":"BCDF","counted":{"1a2b3c":{"4d5e6f":0}},"way":"hands"}`. What makes no sense counts as empty:
 * only this tab has written it, in this visit.
 */
export const persistedClassroom: PersistedField<Remembered, 'remembered'> = {
  key: 'classroom',
  name: 'remembered',
  empty: {},
  read: (json) => v.parse(v.fallback(rememberedSchema, {}), json),
  merge: (base, mine, theirs, winner) => {
    // The stored sign wins over one that was drawn before it had been loaded.
    const sign = mergeWhole(base.sign, mine.sign, theirs.sign, 'theirs');
    const counted = mergeEntries(base.counted ?? {}, mine.counted ?? {}, theirs.counted ?? {}, winner);
    const way = mergeWhole(base.way, mine.way, theirs.way, winner);
    return {
      ...(sign && { sign }),
      ...(Object.keys(counted).length > 0 && { counted }),
      ...(way && { way }),
    };
  },
};

const initialState: { readonly remembered: Remembered } = { remembered: {} };

const classroomSlice = createSlice({
  name: 'classroom',
  initialState,
  reducers: {
    signDrawn: {
      reducer: ({ remembered }, { payload }: PayloadAction<string>) => ({
        remembered: { ...remembered, sign: remembered.sign ?? payload },
      }),
      prepare: () => {
        const bytes = crypto.getRandomValues(new Uint8Array(signLength));
        return { payload: Array.from(bytes, (byte) => signLetters[byte % signLetters.length]).join('') };
      },
    },
    /** @param payload the group, by `keyOf` its people, and who came into it. */
    peopleCounted: (
      { remembered },
      { payload: { group, counted } }: PayloadAction<{ readonly group: string; readonly counted: Counted }>,
    ) => {
      const others = Object.entries(remembered.counted ?? {}).filter(([key]) => key !== group);
      const latest = others.slice(1 - mostGroups);
      return { remembered: { ...remembered, counted: Object.fromEntries([...latest, [group, counted]]) } };
    },
    answerModeChosen: ({ remembered }, { payload }: PayloadAction<AnswerMode>) => ({
      remembered: { ...remembered, way: payload },
    }),
  },
  selectors: {
    /** `undefined` until a student asks for a code. */
    selectSign: ({ remembered }) => remembered.sign,
    selectAnswerMode: ({ remembered }): AnswerMode => remembered.way ?? 'phones',
    selectCounted: ({ remembered }, group: string) => remembered.counted?.[group],
  },
});

export const classroomReducer = classroomSlice.reducer;
export const { signDrawn, peopleCounted, answerModeChosen } = classroomSlice.actions;
export const { selectSign, selectCounted, selectAnswerMode } = classroomSlice.selectors;
