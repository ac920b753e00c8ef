import { describe, expect, test } from '@jest/globals';
import { choiceNames } from 'words/appearance';
import { privacyEditions } from '../content/privacyEditions';
import { senderSchema } from '../features/letter/senderSlice';
import { memberSchema } from '../features/membership/registrationSlice';
import { fingerprintOf } from '../test/fingerprint';
import { tellEditor } from '../test/tellEditor';
import { storageKeys, storedItems } from './retention';

describe('The Cookie Policy and the Privacy Policy', () => {
  test('have been given a new day since what is stored last changed', () => {
    const details = [memberSchema, senderSchema].map(({ entries }) => Object.keys(entries));
    const mark = fingerprintOf([storedItems, details]);
    tellEditor(
      'src/content/privacyEditions.ts',
      mark === privacyEditions[0].mark
        ? []
        : [`{ day: '${new Date().toISOString().slice(0, 10)}', mark: '${mark}' },`],
      'What is stored has changed. Please see that both policies say so in every language, then put this line above the others: they show its day. `privacy.ts` of each language tells under that day what is new.',
    );
    const days = privacyEditions.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].sort().reverse());
  });

  test('name each choice, and the one that outlives Decline', () => {
    expect(Object.keys(choiceNames)).toEqual(
      storageKeys.filter((key) => storedItems[key].holds === 'choice'),
    );
    expect(storageKeys.filter((key) => storedItems[key].area === 'local')).toEqual(['consent']);
  });
});
