import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { policyIds } from '../../content/policyIds';
import { someMember, somePhoto } from '../../test/someMember';
import { answers } from '../votes/votesDocument';
import { previewRestore } from './previewRestore';

const someVotes = fc.dictionary(fc.constantFrom(...policyIds), fc.constantFrom(...answers));
const eva = { firstName: 'Eva', lastName: 'Ruiz', email: 'ana@example.com' };

describe('What restoring a file would change', () => {
  test('is told answer by answer, in the order of the policies', () => {
    const here = { votes: { '2': 'yes', '3': 'no', '4': 'no' }, starred: [], user: null } as const;
    const file = {
      votes: { '10': 'yes', '1': 'no', '2': 'no', '3': 'no' },
      starred: [],
      user: null,
    } as const;
    expect(previewRestore(here, file)).toEqual({
      added: [
        { id: '1', to: 'no' },
        { id: '10', to: 'yes' },
      ],
      changed: [{ id: '2', from: 'yes', to: 'no' }],
      starred: [],
      same: 1,
      details: null,
      photo: false,
      changes: true,
    });
  });

  test('names who would sign the letters, unless they do already', () => {
    const sender = { name: 'Eva', city: '', zip: '' };
    const none = { votes: {}, starred: [], user: null };
    expect(previewRestore(none, { ...none, sender })).toMatchObject({ sender, changes: true });
    expect(previewRestore({ ...none, sender }, { ...none, sender })).toMatchObject({ changes: false });
    expect(previewRestore({ ...none, sender }, none).changes).toBe(false);
  });

  test('makes, laid over what is here, just what restoring makes', () => {
    fc.assert(
      fc.property(someVotes, someVotes, (here, file) => {
        const preview = previewRestore(
          { votes: here, starred: [], user: null },
          { votes: file, starred: [], user: null },
        );
        const after: Record<string, unknown> = { ...here };
        for (const { id, to } of [...preview.added, ...preview.changed]) after[id] = to;
        expect(after).toEqual({ ...here, ...file });
        expect(preview.added.length + preview.changed.length + preview.same).toBe(Object.keys(file).length);
        for (const { id, from } of preview.changed) expect(here[id]).toBe(from);
      }),
    );
  });

  test('is a star for each policy that has none here, and no star less', () => {
    const here = { votes: {}, starred: ['1', '2'], user: null } as const;
    const file = { votes: {}, starred: ['2', '7'], user: null } as const;
    expect(previewRestore(here, file)).toMatchObject({ starred: ['7'], changes: true });
    expect(previewRestore(file, file)).toMatchObject({ starred: [], changes: false });
  });

  test('is told detail by detail for a registration', () => {
    const preview = previewRestore(
      { votes: {}, starred: [], user: someMember() },
      { votes: {}, starred: [], user: eva },
    );
    expect(preview).toMatchObject({
      details: [{ name: 'firstName', from: 'Ana', to: 'Eva' }],
      photo: false,
      changes: true,
    });
  });

  test('is nothing when the file holds what is here', () => {
    const user = someMember();
    const preview = previewRestore(
      { votes: { '1': 'yes' }, starred: [], user },
      { votes: { '1': 'yes' }, starred: [], user },
    );
    expect(preview).toMatchObject({ details: [], photo: false, changes: false });
  });

  test('is the photo alone when only that differs', () => {
    const user = someMember();
    const file = { votes: {}, starred: [], user: { ...user, photo: somePhoto('new.jpg') } };
    expect(previewRestore({ votes: {}, starred: [], user }, file)).toMatchObject({
      details: [],
      photo: true,
      changes: true,
    });
  });

  test('is nothing for a registration where nobody is registered', () => {
    expect(
      previewRestore({ votes: {}, starred: [], user: null }, { votes: {}, starred: [], user: eva }),
    ).toMatchObject({
      details: null,
      changes: false,
    });
  });
});
