import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeEntries, reassertEntries } from './mergeEntries';

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

describe('Of what another tab wrote', () => {
  test('a change of one entry stands, even back to what it was before ours', () => {
    expect(reassertEntries([{ a: 'x' }], { a: 'y' }, { a: 'x' })).toEqual({ a: 'x' });
    expect(reassertEntries([{}, { a: 'y' }], { a: 'y', b: 'y' }, { a: 'y', b: 'x' })).toEqual({
      a: 'y',
      b: 'x',
    });
  });

  test('a change that lacks ours gets ours put back', () => {
    expect(reassertEntries([{}], { a: 'y' }, { b: 'x' })).toEqual({ a: 'y', b: 'x' });
    expect(reassertEntries([{ a: 'x' }, { a: 'y' }], { a: 'z' }, { a: 'x', b: 'x' })).toEqual({
      a: 'z',
      b: 'x',
    });
    expect(reassertEntries([{ a: 'x' }, { a: 'y' }], { a: 'z' }, { a: 'y', b: 'x' })).toEqual({
      a: 'z',
      b: 'x',
    });
  });

  test('an entry that goes right after we wrote it is put back once, and gone for good the second time', () => {
    const [before, known, theirs] = [[{ a: 'x' }], { a: 'x', b: 'y' }, { a: 'x' }];
    expect(reassertEntries(before, known, theirs)).toEqual(known);
    expect(reassertEntries([...before, known], known, theirs)).toEqual(theirs);
  });

  test('an entry that comes back right after we cleared it goes once more, and stays the second time', () => {
    const [before, known, theirs] = [[{ a: 'x', b: 'y' }], { a: 'x' }, { a: 'x', b: 'y' }];
    expect(reassertEntries(before, known, theirs)).toEqual(known);
    expect(reassertEntries([...before, known], known, theirs)).toEqual(theirs);
  });

  test('an entry that is new here, or goes after a later write of ours was seen, is a wish', () => {
    expect(reassertEntries([{ a: 'x' }], { a: 'y' }, { a: 'y', b: 'x' })).toEqual({ a: 'y', b: 'x' });
    const before = [{ a: 'x' }, { a: 'x', b: 'y' }];
    expect(reassertEntries(before, { a: 'x', b: 'y', c: 'x' }, { a: 'x', c: 'x' })).toEqual({
      a: 'x',
      c: 'x',
    });
  });

  test('an entry erased here does not come back with it', () => {
    expect(reassertEntries([{ a: 'x', b: 'x' }], {}, { a: 'x', b: 'x', c: 'y' })).toEqual({ c: 'y' });
  });

  test('everything stands once our own writes are long past', () => {
    fc.assert(
      fc.property(entries, entries, (known, theirs) => {
        expect(reassertEntries([], known, theirs)).toEqual(theirs);
      }),
    );
  });
});
