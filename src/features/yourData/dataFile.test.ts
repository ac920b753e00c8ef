import { describe, expect, test } from '@jest/globals';
import { someMember, somePhoto } from '../../test/someMember';
import { buildDataFile } from './dataFile';

const at = new Date('2026-11-21T10:00:00.000Z');
const votes = { '1': 'yes', '7': 'undecided' } as const;
const built = (withPhoto: boolean, member = someMember()) =>
  JSON.parse(buildDataFile({ votes, starred: [], member, withPhoto, at })) as unknown;

describe('The file with the visitor’s data', () => {
  test('says what it is and holds answers and registration, without password and photo', () => {
    expect(built(false)).toEqual({
      format: 'civic-voice',
      version: 1,
      exportedAt: '2026-11-21T10:00:00.000Z',
      votes,
      user: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' },
    });
  });

  test('holds the photo on request, and still no password', () => {
    expect(built(true)).toMatchObject({ user: { email: 'ana@example.com', photo: somePhoto() } });
    expect(JSON.stringify(built(true))).not.toContain('pbkdf2');
  });

  test('holds what is starred where something is', () => {
    const text = buildDataFile({ votes: {}, starred: ['2', '5'], member: null, withPhoto: false, at });
    expect(JSON.parse(text)).toMatchObject({ votes: {}, starred: ['2', '5'] });
  });

  test('holds who signs the letters, where that is remembered', () => {
    const sender = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };
    const text = buildDataFile({ votes: {}, starred: [], sender, member: null, withPhoto: false, at });
    expect(JSON.parse(text)).toMatchObject({ sender });
  });

  test('holds nobody when nobody is registered', () => {
    expect(
      JSON.parse(buildDataFile({ votes, starred: [], member: null, withPhoto: true, at })),
    ).toMatchObject({
      user: null,
    });
  });
});
