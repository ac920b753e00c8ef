import { expect, test } from '@jest/globals';
import { fc } from '../test/fastCheck';
import { mergeEntries } from './merge';

const ids = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
const entries = fc
  .uniqueArray(fc.tuple(ids, fc.constantFrom('x', 'y')), { selector: ([id]) => id })
  .map((pairs) => Object.fromEntries(new Map(pairs)));

test('Merging invents no key, and keys such as __proto__ are ordinary ones', () => {
  fc.assert(
    fc.property(
      entries,
      entries,
      entries,
      fc.constantFrom('mine', 'theirs'),
      (base, mine, theirs, winner) => {
        const merged = mergeEntries(base, mine, theirs, winner);
        expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
        for (const id of Object.keys(merged)) {
          expect(Object.hasOwn(mine, id) || Object.hasOwn(theirs, id)).toBe(true);
          expect(['x', 'y']).toContain(Object.getOwnPropertyDescriptor(merged, id)?.value);
        }
      },
    ),
  );
});
