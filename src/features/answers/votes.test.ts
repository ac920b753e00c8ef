import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import { persistedVotes } from './votes';
import type { Votes } from './votes';

const read = (json: unknown) => persistedVotes.read(json);
const merge = (...sides: Parameters<typeof persistedVotes.merge>) => persistedVotes.merge(...sides);

const votes: fc.Arbitrary<Votes> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...policyIds), fc.constantFrom(...answers)), {
    selector: ([id]) => id,
  })
  .map((entries) => read(Object.fromEntries(entries)) ?? {});

/** Keys and values that are nearly right, or wrong in a nasty way. */
const nearlyVotes = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...policyIds, '0', '99', '01', '__proto__', 'constructor', 'toString'),
        fc.string(),
      ),
      fc.oneof(fc.constantFrom(...answers, 'YES', '', 1, null, ['yes']), fc.jsonValue()),
    ),
  )
  .map(
    (entries) => `{${entries.map((entry) => entry.map((part) => JSON.stringify(part)).join(':')).join(',')}}`,
  );

const winner = fc.constantFrom('mine', 'theirs');

function expectValid(value: Votes) {
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  for (const [id, answer] of Object.entries(value)) {
    expect(policyIds).toContain(id);
    expect(answers).toContain(answer);
  }
}

describe('Reading stored votes', () => {
  test('takes any JSON without a throw and lets nothing wrong in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearlyVotes), (text) => {
        const json = JSON.parse(text) as unknown;
        const value = read(json);
        const isMap = typeof json === 'object' && json !== null && !Array.isArray(json);
        expect(value !== undefined).toBe(isMap);
        if (value) expectValid(value);
      }),
    );
  });

  test('keeps every entry that is right', () => {
    fc.assert(
      fc.property(votes, nearlyVotes, (right, text) => {
        const mixed = { ...(JSON.parse(text) as object), ...right };
        expect(read(mixed)).toMatchObject(right);
      }),
    );
  });

  test('gives back what was written, and the same text for the same votes', () => {
    fc.assert(
      fc.property(votes, (value) => {
        expect(read(JSON.parse(JSON.stringify(value)))).toEqual(value);
        const shuffled = Object.fromEntries(Object.entries(value).reverse());
        expect(JSON.stringify(read(shuffled))).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('Merging votes', () => {
  test('without a change of ours takes theirs, without a change of theirs keeps ours', () => {
    fc.assert(
      fc.property(votes, votes, winner, (base, changed, who) => {
        expect(merge(base, base, changed, who)).toEqual(changed);
        expect(merge(base, changed, base, who)).toEqual(changed);
      }),
    );
  });

  test('keeps what either side changed alone, and lets the winner have what both changed', () => {
    fc.assert(
      fc.property(votes, votes, votes, winner, (base, mine, theirs, who) => {
        const merged = merge(base, mine, theirs, who);
        for (const id of policyIds) {
          const [iChanged, theyChanged] = [mine[id] !== base[id], theirs[id] !== base[id]];
          const winning = who === 'mine' ? mine[id] : theirs[id];
          const expected = iChanged && theyChanged ? winning : iChanged ? mine[id] : theirs[id];
          expect(merged[id]).toBe(expected);
        }
      }),
    );
  });

  test('changes nothing when done twice', () => {
    fc.assert(
      fc.property(votes, votes, votes, winner, (base, mine, theirs, who) => {
        const once = merge(base, mine, theirs, who);
        expect(merge(base, mine, once, who)).toEqual(once);
      }),
    );
  });

  test('gives both sides the same result where they changed different policies', () => {
    fc.assert(
      fc.property(votes, votes, votes, (base, one, other) => {
        const apart = Object.fromEntries(
          policyIds.map((id) => [id, one[id] === base[id] ? other[id] : base[id]] as const),
        );
        const theirs = read(apart) ?? {};
        expect(merge(base, one, theirs, 'mine')).toEqual(merge(base, theirs, one, 'mine'));
      }),
    );
  });
});
