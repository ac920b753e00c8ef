import * as v from 'valibot';
import { mergeEntries, mergeWhole } from '../../storage/storedDocument';
import type { StoredDocument } from '../../storage/storedDocument';
import { visibleText } from '../../ui/visibleText';
import { emailPattern, longestText, photoEdge, photoMaxBytes } from './rules';

const name = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestText),
  v.check((text) => visibleText(text) !== ''),
);

const photoSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(longestText)),
  type: v.literal('image/jpeg'),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(photoMaxBytes)),
  width: v.literal(photoEdge),
  height: v.literal(photoEdge),
  // Only base64 of a JPEG: no other scheme or type can reach an `src` from stored text.
  dataUrl: v.pipe(
    v.string(),
    v.maxLength(Math.ceil(photoMaxBytes / 3) * 4 + 32),
    v.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/),
  ),
});

export const memberSchema = v.object({
  firstName: name,
  lastName: name,
  email: v.pipe(v.string(), v.trim(), v.maxLength(longestText), v.regex(emailPattern)),
  // PHC string of the derived key; the password itself is never stored.
  password: v.pipe(
    v.string(),
    v.regex(/^\$pbkdf2-sha256\$i=\d{6,8}\$[A-Za-z0-9+/]{16,88}\$[A-Za-z0-9+/]{43,88}$/),
  ),
  photo: photoSchema,
});

export type Photo = Readonly<v.InferOutput<typeof photoSchema>>;
export type Member = Readonly<v.InferOutput<typeof memberSchema>>;

/** @returns the record with its known fields only, `null` for nobody, `undefined` if it is no valid record. */
function readMember(json: unknown): Member | null | undefined {
  if (json === null) return null;
  const result = v.safeParse(memberSchema, json);
  return result.success ? result.output : undefined;
}

/** localStorage `user`: the member's record, or `null` when nobody is registered. */
export const userDocument: StoredDocument<Member | null, 'record'> = {
  key: 'user',
  field: 'record',
  empty: null,
  read: readMember,
  // By field. Where one side is nobody there is nothing to merge, and nobody is made of two people's halves.
  merge: (base, mine, theirs, winner) =>
    base && mine && theirs
      ? (readMember(mergeEntries<unknown>(base, mine, theirs, winner)) ?? mine)
      : mergeWhole(base, mine, theirs, winner),
};
