import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { changedElsewhere } from '../../persistence/storageEvents';
import { someMember, somePhoto } from '../../test/someMember';
import { registered, registrationRemoved, selectMember, persistedMember } from './registrationSlice';
import { fc } from '../../test/fastCheck';
import type { Member } from './registrationSlice';

const read = (json: unknown) => persistedMember.read(json);

const base64 = fc
  .uint8Array({ minLength: 1, maxLength: 300 })
  .map((bytes) => Buffer.from(bytes).toString('base64'));
const name = fc
  .string({ minLength: 1, maxLength: 254 })
  .filter((text) => text.trim() === text && text !== '');
const phc = fc
  .tuple(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map((parts) => parts.map((bytes) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')))
  .map(([salt, key]) => `$pbkdf2-sha256$i=600000$${salt}$${key}`);
const member: fc.Arbitrary<Member> = fc.record({
  firstName: name,
  lastName: name,
  email: fc.constantFrom('ana@example.com', 'a.b+c@sub.example.org', "o'neil@example.co"),
  password: phc,
  photo: fc.record({
    name: fc.string({ maxLength: 254 }),
    type: fc.constant('image/jpeg' as const),
    size: fc.integer({ min: 1, max: 240_000 }),
    width: fc.constant(600 as const),
    height: fc.constant(600 as const),
    dataUrl: base64.map((data) => `data:image/jpeg;base64,${data}`),
  }),
});

describe('The stored user', () => {
  test('is read without a throw from any JSON, as a whole record, as nobody, or not at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const result = read(json);
        expect(result === undefined || result === null).toBe(true);
        expect(result === null).toBe(json === null);
      }),
    );
  });

  test('comes back the same when it is valid', () => {
    fc.assert(
      fc.property(member, (record) => {
        expect(read(JSON.parse(JSON.stringify(record)))).toEqual(record);
      }),
    );
  });

  test('is refused when any one field holds anything else', () => {
    const fields = ['firstName', 'lastName', 'email', 'password', 'photo'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, json) => {
        const result = read({ ...someMember(), [field]: json });
        // Any text may be a name; every other wrong value spoils the record.
        if (result) expect(typeof json === 'string' && field.endsWith('Name')).toBe(true);
      }),
    );
  });

  test.each<[string, unknown]>([
    ['an array', [someMember()]],
    ['a string', JSON.stringify(someMember())],
    ['a number', 7],
    ['an empty object', {}],
    [
      'a javascript: address as photo',
      someMember({ photo: { ...somePhoto(), dataUrl: 'javascript:alert(1)' } }),
    ],
    [
      'an SVG as photo',
      someMember({ photo: { ...somePhoto(), dataUrl: 'data:image/svg+xml;base64,PHN2Zz4=' } }),
    ],
    [
      'a photo from another site',
      someMember({ photo: { ...somePhoto(), dataUrl: 'https://example.com/x.jpg' } }),
    ],
    [
      'markup after the photo',
      someMember({ photo: { ...somePhoto(), dataUrl: 'data:image/jpeg;base64,AA"><script>' } }),
    ],
    [
      'a photo that is too large',
      someMember({ photo: { ...somePhoto(), dataUrl: `data:image/jpeg;base64,${'A'.repeat(400_000)}` } }),
    ],
    ['a password in plain text', someMember({ password: 'open sesame' })],
    ['white space as a name', someMember({ firstName: ' \t ' })],
    ['invisible letters as a name', someMember({ firstName: '\u3164\u200b' })],
    ['an endless name', someMember({ lastName: 'x'.repeat(255) })],
    ['an email without a domain', someMember({ email: 'ana@' })],
    ['an email with a line break', someMember({ email: 'ana@example.com\nbcc:x@example.com' })],
  ])('is refused when it is %s', (_, json) => {
    expect(read(json)).toBeUndefined();
  });

  test('loses unknown fields, and `__proto__` changes no object', () => {
    const json = JSON.stringify(someMember()).replace('{', '{"__proto__":{"admin":true},"extra":1,');
    const result = read(JSON.parse(json));
    expect(result).toEqual(someMember());
    expect('admin' in {}).toBe(false);
  });

  test('keeps markup in a name as the plain text it is', () => {
    expect(read(someMember({ firstName: '<img src=x onerror=alert(1)>' }))?.firstName).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });
});

describe('Of a member changed in two tabs', () => {
  const merge = (...sides: Parameters<typeof persistedMember.merge>) => persistedMember.merge(...sides);
  const base = someMember();
  const mine = someMember({ firstName: 'Eva', lastName: 'Roe' });
  const theirs = someMember({ firstName: 'Bea', email: 'new@example.com' });

  test.each(['mine', 'theirs'] as const)('each change stays, and what both changed is %s', (winner) => {
    expect(merge(base, mine, theirs, winner)).toEqual({
      ...base,
      firstName: { mine: 'Eva', theirs: 'Bea' }[winner],
      lastName: 'Roe',
      email: 'new@example.com',
    });
  });

  test('a removal, or two who registered at once, leave nobody half: one side counts whole', () => {
    expect(merge(base, null, theirs, 'mine')).toBeNull();
    expect(merge(base, mine, null, 'theirs')).toBeNull();
    expect(merge(null, mine, theirs, 'mine')).toEqual(mine);
    expect(merge(null, mine, theirs, 'theirs')).toEqual(theirs);
  });
});

describe('registration', () => {
  test('the registered record is the member, until it is removed', () => {
    const { store } = makeStore();
    store.dispatch(registered(someMember()));
    expect(selectMember(store.getState())).toEqual(someMember());
    store.dispatch(registrationRemoved());
    expect(selectMember(store.getState())).toBeNull();
  });

  test('another tab’s record takes its place', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'user', value: someMember({ firstName: 'Eva' }) }));
    expect(selectMember(store.getState())?.firstName).toBe('Eva');
    store.dispatch(changedElsewhere({ key: 'votes', value: { 1: 'yes' } }));
    expect(selectMember(store.getState())?.firstName).toBe('Eva');
  });
});
