import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { makeStore } from '../store';
import { changedElsewhere } from '../../persistence/storageEvents';
import { persistedScheme, schemeChosen, schemes, selectScheme } from './appearanceSlice';

describe('The colour scheme', () => {
  test('follows the system until the visitor chooses', () => {
    const { store } = makeStore();
    expect(selectScheme(store.getState())).toBe('system');
    store.dispatch(schemeChosen('dark'));
    expect(selectScheme(store.getState())).toBe('dark');
    store.dispatch(schemeChosen('system'));
    expect(selectScheme(store.getState())).toBe('system');
  });

  test('follows another tab', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'appearance', value: 'light' }));
    expect(selectScheme(store.getState())).toBe('light');
    store.dispatch(changedElsewhere({ key: 'votes', value: { 1: 'yes' } }));
    expect(selectScheme(store.getState())).toBe('light');
  });
});

const read = (json: unknown) => persistedScheme.read(json);
const scheme = fc.constantFrom(...schemes);

test('Reading the stored colours takes any JSON, and what is no scheme for the system’s', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), scheme), (json) => {
      expect(read(json)).toBe(schemes.find((each) => each === json) ?? 'system');
    }),
  );
});

test('A chosen scheme comes back as it was written', () => {
  fc.assert(
    fc.property(scheme, (value) => {
      expect(read(JSON.parse(JSON.stringify(value)))).toBe(value);
    }),
  );
});

test('Of two schemes chosen at once one counts; what only one side changed stays changed', () => {
  fc.assert(
    fc.property(
      scheme,
      scheme,
      scheme,
      fc.constantFrom('mine' as const, 'theirs' as const),
      (base, a, b, winner) => {
        const both = persistedScheme.merge(base, a, b, winner);
        const expected = a === base ? b : b === base ? a : { mine: a, theirs: b }[winner];
        expect(both).toBe(expected);
      },
    ),
  );
});
