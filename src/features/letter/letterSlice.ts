import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Recipient } from '../../content/letterTypes';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { mergeEntries, mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { fars } from '../answers/reasons';
import { aboutAfter, addresseeSentences, textOf } from './ownText';
import type { AboutAddressee, OwnText } from './ownText';
import { senderRemembered, senderSchema, toSender } from './senderSlice';
import type { Sender } from './senderSlice';

export const recipients = ['senator', 'representative'] as const satisfies readonly Recipient[];

const answerSchema = v.picklist(answers);
const places = v.optional(v.fallback(v.array(v.number()), []), []);

const ownTextSchema = v.object({
  text: v.string(),
  answer: v.nullable(answerSchema),
  about: v.object(v.entriesFromList(addresseeSentences, v.string())),
  mention: v.nullable(v.string()),
  far: v.exactOptional(v.nullable(v.picklist(fars))),
}) satisfies v.GenericSchema<unknown, OwnText>;

const draftSchema = v.object({
  /** Which draft a visitor who has not answered the policy chose to read; `null` before that. */
  looked: v.optional(v.nullable(answerSchema), null),
  reason: v.optional(v.string(), ''),
  story: v.optional(v.string(), ''),
  /** Indexes of the chosen points, separately for each answer, so that a letter never argues against itself. */
  points: v.optional(v.object({ yes: places, no: places, undecided: places }), {}),
  /** A vote of the addressee to mention, by id in `rollCalls.ts`; `recordOfMember.ts` says whether the letter can. */
  mention: v.optional(v.nullable(v.string()), null),
  /** The letter as changed by hand; `null` as long as it follows the fields. */
  edited: v.optional(v.nullable(ownTextSchema), null),
  /** The version edited by hand before the letter was started over: the one to bring back next. */
  setAside: v.optional(v.nullable(ownTextSchema), null),
  /** Those that were started over before it, the last one last. Not in `setAside`, of which earlier releases read one. */
  earlier: v.optional(v.fallback(v.array(ownTextSchema), []), []),
  /**
   * True if it was copied since the visitor last wrote or chose something for it: closing the page then loses nothing.
   * Of a print or an email the page never learns whether there was one: the dialog may be cancelled, and no program may
   * be set up.
   */
  taken: v.optional(v.boolean(), false),
  /** As it was copied last; it may have another addressee now, or another signature. */
  copied: v.optional(v.fallback(v.nullable(v.string()), null), null),
});

const draftsSchema = v.object(v.entriesFromList(policyIds, v.exactOptional(draftSchema)));

const writtenSchema = v.object({
  recipient: v.picklist(recipients),
  /**
   * The member of Congress who was chosen, by id in `congress.json`; `null` if nobody was. `addresseeOf` says whether
   * the letters name that member.
   */
  member: v.optional(v.nullable(v.string()), null),
  /** The member, by id, of whom the writer has said that they still sit; asked only once the list is old. */
  confirmed: v.optional(v.nullable(v.string()), null),
  /** As typed in this tab; `null` while the remembered sender signs, or nobody. */
  sender: v.optional(v.nullable(senderSchema), null),
  /** True if `sender` was copied with a letter since the last change, as `taken` of a draft. */
  senderTaken: v.optional(v.boolean(), false),
  /** The remembered sender as this tab last saw it: stays in the fields if another tab forgets it. */
  lastRemembered: v.optional(v.nullable(senderSchema), null),
  byPolicy: draftsSchema,
  /**
   * On pages in a language that offices do not read: the changes by hand to the letters in that language. Those to send
   * are in `byPolicy`, with all fields that make both, so that the pages in the offices' language show the same.
   */
  toRead: v.optional(draftsSchema, {}),
});

export type Draft = v.InferOutput<typeof draftSchema>;
export type Written = v.InferOutput<typeof writtenSchema>;

export const untouched: Draft = v.parse(draftSchema, {});

const nothingWritten: Written = {
  recipient: 'senator',
  member: null,
  confirmed: null,
  sender: null,
  senderTaken: false,
  lastRemembered: null,
  byPolicy: {},
  toRead: {},
};

/**
 * sessionStorage `letter`: a `Written`, or `null`. Only this tab has written it, in this visit, so unreadable text
 * counts as `null` and is not set aside.
 */
export const persistedLetter: PersistedField<Written | null, 'written'> = {
  key: 'letter',
  name: 'written',
  empty: null,
  read: (json) => v.parse(v.fallback(v.nullable(writtenSchema), null), json),
  // Field by field: the remembered sender may be filled in before the stored letter has been loaded, and must not
  // replace the other fields.
  merge: (base, mine, theirs, winner) =>
    mine && theirs
      ? { ...theirs, ...mergeEntries(base ?? nothingWritten, mine, theirs, winner) }
      : mergeWhole(base, mine, theirs, winner),
};

interface LetterState {
  /** In sessionStorage, so for this visit and in this tab only. `null` until the visitor has written something. */
  readonly written: Written | null;
}

const initialState: LetterState = { written: null };

/**
 * Names one letter. On Spanish pages a policy has two: one in English to send, one in Spanish to read. With `toRead` an
 * action changes the second, otherwise the first.
 */
export interface OfPolicy {
  readonly policyId: PolicyId;
  readonly toRead?: boolean;
}

/** @param change returns the fields of a draft that change. @returns a reducer for the draft of one policy. */
function ofDraft<Change extends OfPolicy>(change: (draft: Draft, change: Change) => Partial<Draft>) {
  return (state: LetterState, { payload }: PayloadAction<Change>): LetterState => {
    const written = state.written ?? nothingWritten;
    const { policyId, toRead = false } = payload;
    const letters = toRead ? 'toRead' : 'byPolicy';
    const draft = written[letters][policyId] ?? untouched;
    const drafts = { ...written[letters], [policyId]: { ...draft, ...change(draft, payload) } };
    return { written: { ...written, [letters]: drafts } };
  };
}

/** `text` as it was copied; `null` of a version that was taken with the copied one, as it says the same. */
type Taken = OfPolicy & { readonly text: string | null };

const takeDraft = ofDraft<Taken>(({ copied }, { text }) => ({ taken: true, copied: text ?? copied }));

const letterSlice = createSlice({
  name: 'letter',
  initialState,
  reducers: {
    recipientChosen: ({ written }, { payload: recipient }: PayloadAction<Recipient>) => ({
      written: { ...(written ?? nothingWritten), recipient, member: null },
    }),
    /** `recipient` is the member's chamber, to which the letters go if they can't name the member. */
    memberChosen: (
      { written },
      { payload }: PayloadAction<{ readonly member: string; readonly recipient: Recipient }>,
    ) => ({ written: { ...(written ?? nothingWritten), ...payload } }),
    memberConfirmed: ({ written }, { payload: confirmed }: PayloadAction<string | null>) => ({
      written: { ...(written ?? nothingWritten), confirmed },
    }),
    senderTyped: ({ written }, { payload }: PayloadAction<Sender>) => ({
      written: { ...(written ?? nothingWritten), sender: toSender(payload), senderTaken: false },
    }),
    rememberedSeen: ({ written }, { payload: lastRemembered }: PayloadAction<Sender>) => ({
      written: { ...(written ?? nothingWritten), lastRemembered },
    }),
    draftLookedAt: ofDraft<OfPolicy & { readonly answer: Answer }>((_, { answer }) => ({ looked: answer })),
    wordsTyped: ofDraft<OfPolicy & { readonly words: Partial<Pick<Draft, 'reason' | 'story'>> }>(
      (_, { words }) => ({ ...words, taken: false }),
    ),
    pointsChosen: ofDraft<OfPolicy & { readonly answer: Answer; readonly points: number[] }>(
      (draft, { answer, points }) => ({ points: { ...draft.points, [answer]: points }, taken: false }),
    ),
    voteMentioned: ofDraft<OfPolicy & { readonly vote: string | null }>((_, { vote }) => ({
      mention: vote,
      taken: false,
    })),
    /**
     * `answer`, `far` and `mention` are the draft's. They are ignored after the first edit: so `outdatedAnswer` notices a
     * change, and the text keeps its subject and speaks of the vote it spoke of. `about` is what the letter says of its
     * addressee by itself.
     */
    letterEdited: ofDraft<OfPolicy & Required<OwnText> & { readonly answer: Answer }>(
      ({ edited }, { text, about, answer, mention, far }) => ({
        edited: { ...(edited ?? { answer, mention, far }), text, about: aboutAfter(text, about, edited) },
        taken: false,
      }),
    ),
    /** The letter follows the fields again. The edited text is kept, so that a press by mistake does not lose it. */
    startedOver: ofDraft<OfPolicy>(({ edited, setAside, earlier }) =>
      edited ? { edited: null, setAside: edited, earlier: setAside ? [...earlier, setAside] : earlier } : {},
    ),
    /** In turn: what leaves the field comes back last. Of two, a second press takes it back. */
    versionBroughtBack: ofDraft<OfPolicy>(({ edited, setAside, earlier }) => {
      if (!setAside) return {};
      const others = edited ? [edited, ...earlier] : earlier;
      return {
        edited: setAside,
        setAside: others.at(-1) ?? null,
        earlier: others.slice(0, -1),
        taken: false,
      };
    }),
    /**
     * The visitor keeps the text although answer or addressee has changed. Without an answer of its own, no warning of
     * that returns; of the addressee it does with the next one.
     */
    textKept: ofDraft<OfPolicy & { readonly answer: Answer; readonly about: AboutAddressee }>(
      ({ edited }, { answer, about }) => ({
        edited: edited && {
          ...edited,
          text: textOf(edited, about),
          answer: edited.answer === answer ? answer : null,
          about,
        },
      }),
    ),
    letterTaken: (state, action: PayloadAction<Taken>) => {
      const { written } = takeDraft(state, action);
      return { written: written && { ...written, senderTaken: true } };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(senderRemembered, ({ written }, { payload }) => ({
      written: written && { ...written, sender: null, lastRemembered: toSender(payload) },
    }));
  },
  selectors: {
    selectWritten: ({ written }) => written ?? nothingWritten,
    /** True if a draft has own words, chosen points or edited text, or a signature was typed, and not copied since. */
    selectIsUnsaved: ({ written }) =>
      written !== null &&
      (isSenderUnsaved(written) ||
        [written.byPolicy, written.toRead].some((drafts) => Object.values(drafts).some(isUnsaved))),
  },
});

/** The state alone is soon chosen again, and may be there only to find members of Congress. */
function isSenderUnsaved({ sender, senderTaken }: Written): boolean {
  if (!sender || senderTaken) return false;
  const { name, street = '', city, zip } = sender;
  return [name, street, city, zip].some((typed) => typed.trim() !== '');
}

function isUnsaved({ reason, story, points, mention, edited, setAside, taken }: Draft): boolean {
  const words = (reason + story).trim() !== '' || [mention, edited, setAside].some((each) => each !== null);
  return !taken && (words || Object.values(points).some(({ length }) => length > 0));
}

/** @returns the answer an edited letter was written for, if the answer is another one now; `null`: no warning. */
export function outdatedAnswer({ edited }: Draft, answer: Answer): Answer | null {
  return edited && edited.answer !== answer ? edited.answer : null;
}

export const letterReducer = letterSlice.reducer;
export const {
  recipientChosen,
  memberChosen,
  memberConfirmed,
  senderTyped,
  rememberedSeen,
  draftLookedAt,
  wordsTyped,
  pointsChosen,
  voteMentioned,
  letterEdited,
  startedOver,
  versionBroughtBack,
  textKept,
  letterTaken,
} = letterSlice.actions;
export const { selectWritten, selectIsUnsaved } = letterSlice.selectors;
