import { describe, expect, test } from '@jest/globals';
import { choices } from 'words/appearance';
import { privacyEditions } from '../content/privacyEditions';
import { senderSchema } from '../features/letter/senderSlice';
import { memberSchema } from '../features/membership/registrationSlice';
import { fingerprintOf } from '../test/fingerprint';
import { tellEditor } from '../test/tellEditor';
import { storageKeys, storedItems } from './storageLifetimes';

describe('The Cookie Policy and the Privacy Policy', () => {
  test('have been given a new day since what is stored last changed', () => {
    const details = [memberSchema, senderSchema].map(({ entries }) => Object.keys(entries));
    const mark = fingerprintOf([storedItems, details]);
    tellEditor(
      'src/content/privacyEditions.ts',
      mark === privacyEditions[0].mark
        ? []
        : [`{ day: '${new Date().toISOString().slice(0, 10)}', mark: '${mark}', changed: ['…'] },`],
      'What is stored has changed. Please see that both policies say so in every language, then put this line above the others, with the keys of what changed: they show its day and tell what is new.',
    );
    expect(privacyEditions.slice(0, -1).filter(({ changed }) => changed.length === 0)).toEqual([]);
    const days = privacyEditions.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].sort().reverse());
  });

  test('name each choice, and the one that outlives Decline', () => {
    expect(Object.keys(choices)).toEqual(storageKeys.filter((key) => storedItems[key].holds === 'choice'));
    expect(storageKeys.filter((key) => storedItems[key].area === 'local')).toEqual(['consent']);
  });
});
