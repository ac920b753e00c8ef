import * as v from 'valibot';
import { mergeWhole } from '../../storage/storedDocument';
import type { StoredDocument } from '../../storage/storedDocument';

const decisionSchema = v.object({
  choice: v.picklist(['accepted', 'declined']),
  // The choice holds whatever became of its date: nobody who declined may be taken for undecided.
  at: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
});

export type Decision = Readonly<v.InferOutput<typeof decisionSchema>>;

/** localStorage `consent`: `{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}`. */
export const consentDocument: StoredDocument<Decision | null, 'decision'> = {
  key: 'consent',
  field: 'decision',
  empty: null,
  read: (json) => {
    if (json === null) return null;
    const result = v.safeParse(decisionSchema, json);
    return result.success ? result.output : undefined;
  },
  merge: mergeWhole,
};
