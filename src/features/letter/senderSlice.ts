import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { postalCodes } from '../../content/statesInCongress';
import { longestEntry } from '../membership/registrationSlice';
import { mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';

/** A registered member's first and last name with a space between: a lower limit would cut such a name. */
export const longestName = 2 * longestEntry + 1;
/** Longest street or city, in characters; keeps hostile stored text from filling the page. */
export const longestDetail = 100;
/** Long enough for ZIP+4: `78701-1234`. */
export const longestZip = 10;

/** Cuts a text that is too long, both when it is entered and when it is loaded, so that a reload changes nothing. */
function detail(longest: number) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, longest)),
    ),
    '',
  );
}

export const senderSchema = v.object({
  name: detail(longestName),
  street: v.exactOptional(detail(longestDetail)),
  city: detail(longestDetail),
  /** Postal code, such as `TX`; empty if the visitor has unchosen it. */
  state: v.exactOptional(v.fallback(v.picklist(['', ...postalCodes]), '')),
  /** Of the House, from 1; absent where the whole state is one district, and until one is chosen. */
  district: v.optional(
    v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(52))), undefined),
  ),
  /** The number of the Congress in which the district was chosen: its map may not be that of the next one. */
  congress: v.exactOptional(v.fallback(v.pipe(v.number(), v.integer()), 0)),
  zip: detail(longestZip),
});

/** Who signs a letter. Any field may be empty; the letter then leaves it out. */
export type Sender = Readonly<v.InferOutput<typeof senderSchema>>;

/** @returns `entered` within the limits and with its keys in one order, so that equal senders give equal JSON. */
export function toSender(entered: Sender): Sender {
  return v.parse(senderSchema, entered);
}

/** Where no district is chosen, or the state is another one: its number means nothing there. */
export function withoutDistrict(sender: Sender): Sender {
  return v.parse(v.omit(senderSchema, ['district', 'congress']), sender);
}

/** @returns `null` also of a sender whose fields were all emptied again: no letter is signed by it. */
export function filledSender(sender: Sender | null | undefined): Sender | null {
  if (!sender) return null;
  const { name, street, city, state, zip } = sender;
  return [name, street, city, state, zip].some((entered) => entered?.trim()) ? sender : null;
}

export const noSender: Sender = { name: '', city: '', zip: '' };

/**
 * localStorage `sender`, for instance
 * `{"name":"Ana Ruiz","street":"12 Main Street","city":"Austin","state":"TX","district":21,"congress":119,"zip":"78701"}`.
 * Street, state and district are absent if not entered; `null` if the visitor is not to be remembered. Unreadable text counts
 * as `null` and is not set aside, because a sender is soon typed again.
 */
export const persistedSender: PersistedField<Sender | null, 'remembered'> = {
  key: 'sender',
  name: 'remembered',
  empty: null,
  read: (json) => {
    const result = v.safeParse(senderSchema, json);
    return result.success && !Array.isArray(json) ? result.output : null;
  },
  merge: mergeWhole,
};

/** `null` unless the visitor asked to be remembered: else the sender is kept with the letter, for this visit only. */
const initialState: { readonly remembered: Sender | null } = { remembered: null };

const senderSlice = createSlice({
  name: 'sender',
  initialState,
  reducers: {
    senderRemembered: (state, { payload }: PayloadAction<Sender>) => {
      state.remembered = toSender(payload);
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
