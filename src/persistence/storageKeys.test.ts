import { describe, expect, test } from '@jest/globals';
import { choiceNames } from 'words/choices';
import { cookies } from 'words/cookies';
import { privacy } from 'words/privacy';
import { senderSchema } from '../features/letter/senderSlice';
import { memberSchema } from '../features/membership/registrationSlice';
import { fingerprintOf } from '../test/fingerprint';
import { tellEditor } from '../test/tellEditor';
import { storageKeys, storedItems } from './storageKeys';

/** What is stored has a mark, which came with a new day of the policies. Newest first. */
const editions = [{ day: '2026-11-22', mark: '2c6dc698' }];

describe('The policies', () => {
  test('have been given a new day since what is stored last changed', () => {
    const details = [memberSchema, senderSchema].map(({ entries }) => Object.keys(entries));
    const mark = fingerprintOf([storedItems, details]);
    const [newest] = editions;
    tellEditor(
      'src/persistence/storageKeys.test.ts',
      mark === newest?.mark ? [] : [`{ day: '${new Date().toISOString().slice(0, 10)}', mark: '${mark}' },`],
      'What is stored has changed. Please see that the Cookie Policy and the Privacy Policy say so in every language, give both this day, and put this line above the others.',
    );
    const days = editions.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].sort().reverse());
    // The other languages have the same (`languages.test.ts`).
    for (const { effective } of [cookies, privacy])
      expect([effective.iso, newest?.day].sort()[0]).toBe(newest?.day);
  });

  test('name each choice, and the one that outlives Decline', () => {
    expect(Object.keys(choiceNames)).toEqual(
      storageKeys.filter((key) => storedItems[key].holds === 'choice'),
    );
    expect(storageKeys.filter((key) => storedItems[key].area === 'local')).toEqual(['consent']);
  });
});
