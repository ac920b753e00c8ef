import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { mergeEntries, mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';
import { visibleText } from '../../lib/visibleText';
import { photoSchema } from './storedPhoto';

/** In characters. Without a limit a manipulated record could fill the page. */
export const longestEntry = 254;

/**
 * What browsers check for `<input type="email">` (WHATWG HTML), plus a dot in the domain, and with the letters of every
 * language (RFC 6531): `josé@correo-españa.es` is an address. A stricter pattern would refuse real addresses; whether
 * mail arrives can't be known without a server.
 */
export const emailPattern =
  /^[\p{L}\p{M}\p{N}\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestEntry),
  v.check((text) => visibleText(text) !== ''),
);

export const memberSchema = v.object({
  firstName: name,
  lastName: name,
  email: v.pipe(v.string(), v.trim(), v.maxLength(longestEntry), v.regex(emailPattern)),
  // PHC string of the derived key; the password itself is never stored.
  password: v.pipe(
    v.string(),
    v.regex(/^\$pbkdf2-sha256\$i=\d{6,8}\$[A-Za-z0-9+/]{16,88}\$[A-Za-z0-9+/]{43,88}$/),
  ),
  photo: photoSchema,
});

export type Member = Readonly<v.InferOutput<typeof memberSchema>>;

/** The fields that are stored as they are typed, in the order of the form, in which errors are listed. */
export const typedDetails = ['firstName', 'lastName', 'email'] as const satisfies readonly (keyof Member)[];

/** What a downloaded file holds, besides the photo: nothing that is added above is exported until someone decides so. */
export const fileDetails = ['firstName', 'lastName', 'email'] as const satisfies readonly (keyof Member)[];

/** @returns the record with its known fields only, `null` for nobody, `undefined` if it is no valid record. */
function readMember(json: unknown): Member | null | undefined {
  const { success, output } = v.safeParse(v.nullable(memberSchema), json);
  return success ? output : undefined;
}

/** Stored under `user` in this form (docs/persistence.md); other JSON is set aside as unreadable. */
export const persistedMember: PersistedField<Member | null, 'record'> = {
  key: 'user',
  name: 'record',
  empty: null,
  read: readMember,
  // Merged field by field if somebody was and still is registered, here and in the other tab. Otherwise one whole
  // record is taken, or fields of two people could be mixed.
  merge: (base, mine, theirs, winner) =>
    base && mine && theirs
      ? (readMember(mergeEntries<unknown>(base, mine, theirs, winner)) ?? mine)
      : mergeWhole(base, mine, theirs, winner),
};

const registrationSlice = createSlice({
  name: 'registration',
  initialState: { record: null as Member | null },
  reducers: {
    /** Dispatched only once the browser confirmed the write: the card must not show what the next visit won't find. */
    registered: (state, { payload }: PayloadAction<Member>) => {
      state.record = payload;
    },
    /** As `registered`, for a member who had registered before. */
    detailsChanged: (state, { payload }: PayloadAction<Member>) => {
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
export const { registered, detailsChanged, registrationRemoved } = registrationSlice.actions;
export const { selectMember } = registrationSlice.selectors;

/** Why nothing was stored: each is the name of the notice that says so. */
export type Refusal =
  | 'fieldsMissing'
  | 'fieldsInvalid'
  | 'passwordNotPossible'
  | 'changedElsewhere'
  | 'registrationGone'
  | 'registrationNotSaved';

export const registrationRefused = createAction<Refusal>('registration/registrationRefused');

/** The browser refused to remove the registration, which is still stored. */
export const removalRefused = createAction('registration/removalRefused');

/** The chosen file can't be used as a photo. */
export const photoRefused = createAction('registration/photoRefused');
