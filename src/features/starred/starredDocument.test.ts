import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { policyIds } from '../../content/policyIds';
import { starredDocument } from './starredDocument';
import type { Starred } from './starredDocument';

const read = (json: unknown) => starredDocument.read(json);
const merge = (...sides: Parameters<typeof starredDocument.merge>) => starredDocument.merge(...sides);

const starred: fc.Arbitrary<Starred> = fc.subarray([...policyIds]);
/** Items that are right, nearly right or wrong in a nasty way. */
const nearlyStarred = fc.array(
  fc.oneof(fc.constantFrom(...policyIds, '0', '99', '01', '__proto__', 1, null), fc.jsonValue()),
);
const winner = fc.constantFrom('mine' as const, 'theirs' as const);

describe('Reading stored stars', () => {
  test('takes any JSON without a throw: a list gives ids in policy order, each once, anything else is unreadable', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json().map((text) => JSON.parse(text) as unknown),
          nearlyStarred,
        ),
        (json) => {
          const value = read(json);
          expect(value !== undefined).toBe(Array.isArray(json));
          if (value) expect(value).toEqual(policyIds.filter((id) => value.includes(id)));
        },
      ),
    );
  });

  test('keeps every id that is right, and prints equal stars as equal text', () => {
    fc.assert(
      fc.property(starred, nearlyStarred, (right, more) => {
        expect(read([...more, ...right])).toEqual(expect.arrayContaining([...right]));
        expect(JSON.stringify(read(right.toReversed()))).toBe(JSON.stringify(right));
      }),
    );
  });
});

describe('Merging stars', () => {
  test('keeps what either side changed, star by star', () => {
    fc.assert(
      fc.property(starred, starred, starred, winner, (base, mine, theirs, who) => {
        const merged = merge(base, mine, theirs, who);
        for (const id of policyIds) {
          const iChanged = mine.includes(id) !== base.includes(id);
          expect(merged.includes(id)).toBe(iChanged ? mine.includes(id) : theirs.includes(id));
        }
        expect(merged).toEqual(read(merged));
      }),
    );
  });
});
