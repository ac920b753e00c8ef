import { describe, expect, jest, test } from '@jest/globals';
import { anyString, fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { endlessAvif, jpegShell } from '../../test/imageBytes';
import { someDataFile } from '../../test/someDataFile';
import { someMember, somePhoto } from '../../test/someMember';
import { persistedMember } from '../membership/registrationSlice';
import { persistedStars } from '../answers/starredSlice';
import { answers } from '../../content/answerIds';
import { persistedVotes } from '../answers/votes';
import { fullDate } from '../../content/fullDate';
import { buildDataFile, largestFile, parseDataFile, readDataFile } from './dataFile';

const at = new Date('2026-11-21T10:00:00.000Z');
/** What is remembered once a visitor has emptied the fields again. */
const blankSenders = [
  { name: '', city: '', zip: '' },
  { name: ' ', street: '', city: '', state: '', zip: '' },
] as const;
const votes = { '1': 'yes', '7': 'undecided' } as const;
const built = (withPhoto: boolean, member = someMember()) =>
  JSON.parse(buildDataFile({ votes, starred: [], member, withPhoto, at })) as unknown;

describe('The file with the visitor’s data', () => {
  test('says what it is and holds answers and registration, without password and photo', () => {
    expect(built(false)).toEqual({
      format: 'civic-voice',
      version: 1,
      siteVersion: '1.0.0',
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

  test.each(blankSenders)('holds no signature of which nothing is filled in: %j', (sender) => {
    const text = buildDataFile({ votes, starred: [], sender, member: null, withPhoto: false, at });
    expect(JSON.parse(text)).not.toHaveProperty('sender');
  });

  test('holds when and why the answers were given, and gives back what of it is right', () => {
    const reasons = { '1': { answered: '2026-11-20', for: 'b' }, '7': { wish: 'Who pays?' } };
    const text = buildDataFile({ votes, reasons, starred: [], member: null, withPhoto: false, at });
    expect(JSON.parse(text)).toMatchObject({ reasons });
    expect(parseDataFile(text).file?.reasons).toEqual(reasons);
    expect(parseDataFile(text.replace('2026-11-20', '2026-02-30')).file?.reasons).toEqual({
      ...reasons,
      '1': { for: 'b' },
    });
  });

  test('holds nobody when nobody is registered', () => {
    expect(
      JSON.parse(buildDataFile({ votes, starred: [], member: null, withPhoto: true, at })),
    ).toMatchObject({
      user: null,
    });
  });
});

const jpeg = (width: number, height: number) => ({
  ...somePhoto(),
  dataUrl: `data:image/jpeg;base64,${jpegShell({ width, height }).toString('base64')}`,
});

const user = { firstName: 'Eva', lastName: 'Ruiz', email: 'eva@example.com' };
const fileOf = (changes: Record<string, unknown>) => parseDataFile(someDataFile(changes)).file;
const problemOf = (text: string) => parseDataFile(text).problem;

const someVotes = fc.dictionary(fc.constantFrom(...policyIds), fc.constantFrom(...answers));
const someName = fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name.trim() !== '');
const someDate = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
const anyMember = fc
  .record({ firstName: someName, lastName: someName })
  .map((names) => persistedMember.read({ ...someMember(), ...names, photo: jpeg(600, 600) }) ?? null);

describe('Reading a data file', () => {
  test('takes a file of before the site’s version stood in it, and of any version', () => {
    const ours = built(false) as Record<string, unknown>;
    for (const siteVersion of [undefined, '0.1.0', 7])
      expect(parseDataFile(JSON.stringify({ ...ours, siteVersion })).file?.votes).toEqual(votes);
  });

  test('brings back what was written, whatever it was', () => {
    const written = fc.record({
      starred: fc.subarray([...policyIds]),
      votes: someVotes.map((votes) => persistedVotes.read(votes) ?? {}),
      member: fc.option(anyMember, { nil: null }),
      sender: fc.option(fc.record({ name: someName, city: someName, zip: fc.constant('78701') })),
      withPhoto: fc.boolean(),
      at: someDate,
    });
    fc.assert(
      fc.property(written, (contents) => {
        const { votes, starred, sender, member, withPhoto, at } = contents;
        fc.pre(member !== null || sender !== null || Object.keys(votes).length + starred.length > 0);
        const { file } = parseDataFile(buildDataFile(contents));
        expect(file?.votes).toEqual(votes);
        expect(file?.starred).toEqual(starred);
        expect(file?.sender).toEqual(sender);
        expect(file?.exportedAt).toBe(at.toISOString());
        expect(file?.leftOut).toEqual({ votes: 0, stars: 0, user: false, photo: false });
        const { firstName, lastName, email, photo } = member ?? {};
        expect(file?.user ?? {}).toEqual(
          member ? { firstName, lastName, email, ...(withPhoto && { photo }) } : {},
        );
      }),
    );
  });

  test('never throws, whatever text it is', () => {
    fc.assert(
      fc.property(fc.oneof(anyString(), fc.json()), (text) => {
        expect(problemOf(text)).toMatch(/^(notJson|notOurs)$/);
      }),
    );
  });

  test('lets nothing in that the site could not hold, whatever stands in the right places', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...policyIds, '__proto__')), fc.jsonValue()),
    );
    const hostile = fc.record(
      { votes: odd, starred: odd, user: odd, exportedAt: odd, version: odd },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(hostile, (changes) => {
        const { file, problem } = parseDataFile(someDataFile(changes));
        if (problem) return;
        expect(persistedVotes.read(file.votes)).toEqual(file.votes);
        expect(persistedStars.read(file.starred)).toEqual(file.starred);
        if (file.user) expect(persistedMember.read({ ...someMember(), ...file.user })).toBeTruthy();
        expect(file.exportedAt === null || !Number.isNaN(Date.parse(file.exportedAt))).toBe(true);
      }),
    );
  });

  test.each([
    ['notJson', ''],
    ['notJson', '{"format":"civic-voice","version":1,"vot'],
    ['notJson', '\uFFFD\u0000PNG'],
    ['notOurs', 'null'],
    ['notOurs', '[1,2]'],
    ['notOurs', '{"1":"yes"}'],
    ['notOurs', someDataFile({ format: 'other' })],
    ['notOurs', someDataFile({ version: '1' })],
    ['notOurs', someDataFile({ version: 0 })],
    ['newer', someDataFile({ version: 2, votes: 'in a new form' })],
    ['nothing', someDataFile({ votes: {} })],
    ['nothing', someDataFile({ votes: ['yes'], user: 'me' })],
    ['nothing', someDataFile({ votes: { '99': 'yes', '1': 'maybe' } })],
    ['nothing', someDataFile({ votes: {}, sender: blankSenders[0] })],
  ])('finds the problem %s', (problem, text) => {
    expect(problemOf(text)).toBe(problem);
  });

  test('takes a file that is nested as deep as a file can be for what it is: not ours', () => {
    expect(problemOf('['.repeat(400_000))).toBe('notJson');
    expect(problemOf('['.repeat(400_000) + ']'.repeat(400_000))).toMatch(/^not/);
  });

  test('keeps the answers that are right and counts the others', () => {
    const votes = JSON.parse('{"1":"no","2":"maybe","99":"yes","__proto__":{"3":"yes"}}') as unknown;
    expect(fileOf({ votes })).toMatchObject({ votes: { '1': 'no' }, leftOut: { votes: 3 } });
    expect(({} as Record<string, unknown>)['3']).toBeUndefined();
  });

  test('keeps the stars that are right, each once, and counts the others', () => {
    const starred = ['5', '1', '5', '99', 3, null];
    expect(fileOf({ starred })).toMatchObject({ starred: ['1', '5'], leftOut: { stars: 3 } });
    expect(fileOf({ starred: '1' })).toMatchObject({ starred: [], leftOut: { stars: 1 } });
    expect(fileOf({ votes: {}, starred: ['4'] })).toMatchObject({ starred: ['4'], leftOut: { stars: 0 } });
  });

  test.each([...blankSenders, {}, { name: 3 }])(
    'takes %j for no signature, which would replace the one that is here',
    (sender) => {
      expect(fileOf({ sender })?.sender).toBeNull();
    },
  );

  test.each([
    { name: 'Ana' },
    { street: '12 Main Street' },
    { city: 'Austin' },
    { state: 'TX' },
    { zip: '78701' },
  ])('takes a signature of which only %j is filled in', (detail) => {
    expect(fileOf({ sender: detail })?.sender).toEqual({ name: '', city: '', zip: '', ...detail });
  });

  test('drops a password and anything else that does not belong into a file', () => {
    expect(fileOf({ user: { ...someMember(), ...user, photo: undefined, admin: true } })?.user).toEqual(user);
  });

  test.each([
    ['an email that is none', { ...user, email: 'javascript:alert(1)' }],
    ['a missing name', { firstName: 'Eva', email: 'eva@example.com' }],
    ['an endless name', { ...user, firstName: 'a'.repeat(255) }],
  ])('leaves out a registration with %s, and says so', (_, wrong) => {
    expect(fileOf({ user: wrong })).toMatchObject({ user: null, leftOut: { user: true } });
  });

  test('shows HTML in a name as the text it is', () => {
    const firstName = '<img src=x onerror=alert(1)>';
    expect(fileOf({ user: { ...user, firstName } })?.user?.firstName).toBe(firstName);
  });

  test.each([
    ['another scheme', { ...somePhoto(), dataUrl: 'javascript:alert(1)' }],
    ['another type', { ...somePhoto(), dataUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['no picture in it', { ...somePhoto(), dataUrl: 'data:image/jpeg;base64,aGVsbG8=' }],
    ['base64 that is none', { ...somePhoto(), dataUrl: 'data:image/jpeg;base64,/9j/a' }],
    ['far more pixels than it claims', jpeg(60_000, 60_000)],
    [
      'a header of endless parts',
      { ...somePhoto(), dataUrl: `data:image/jpeg;base64,${endlessAvif().toString('base64')}` },
    ],
    ['no photo at all', 'me.jpg'],
  ])('leaves out a photo with %s, and keeps the details', (_, photo) => {
    expect(fileOf({ user: { ...user, photo } })).toMatchObject({ user, leftOut: { photo: true } });
    expect(fileOf({ user: { ...user, photo } })?.user).toEqual(user);
  });

  test('does without a date that is none', () => {
    expect(fileOf({ exportedAt: 'yesterday' })?.exportedAt).toBeNull();
    expect(fileOf({ exportedAt: '2026-11-21T10:00:00+05' })?.exportedAt).toBeNull();
    expect(fileOf({ exportedAt: '2026-02-31T10:00:00.000Z' })?.exportedAt).toBeNull();
    expect(fileOf({ exportedAt: '2024-02-29T23:00:00+09:00' })?.exportedAt).not.toBeNull();
  });
});

/** jsdom's files can't be read as text. */
function chosenFile(text: string, answer = Promise.resolve(text)) {
  const read = jest.fn(() => answer);
  return Object.assign(new File([text], 'data.json'), { text: read, read });
}

describe('Opening a chosen file', () => {
  test('reads one of ours', async () => {
    await expect(readDataFile(chosenFile(someDataFile()))).resolves.toMatchObject({
      file: { votes: { '1': 'yes' } },
    });
  });

  test('never loads one that is too big', async () => {
    const file = chosenFile(' '.repeat(largestFile + 1));
    await expect(readDataFile(file)).resolves.toEqual({ problem: 'tooBig' });
    expect(file.read).not.toHaveBeenCalled();
  });

  test('takes one of just the largest size', async () => {
    const text = someDataFile().padEnd(largestFile);
    await expect(readDataFile(chosenFile(text))).resolves.toHaveProperty('file');
  });

  test('says so when the browser can’t open it', async () => {
    const gone = chosenFile('', Promise.reject(new DOMException('gone', 'NotFoundError')));
    await expect(readDataFile(gone)).resolves.toEqual({ problem: 'unreadable' });
  });
});

test('The date of any file that is accepted can be shown, however it is written', () => {
  const two = fc.nat(99).map((n) => String(n).padStart(2, '0'));
  const timestamp = fc
    .tuple(
      fc.nat(9999),
      two,
      two,
      two,
      two,
      fc.constantFrom('', ':00', ':59.9', ':00.123456789'),
      fc.constantFrom('', 'Z', '+05', '-0530', '+05:30', '+99:99', ' Z'),
      fc.constantFrom('T', ' '),
    )
    .map(
      ([year, month, day, hour, minute, seconds, zone, between]) =>
        `${String(year).padStart(4, '0')}-${month}-${day}${between}${hour}:${minute}${seconds}${zone}`,
    );
  fc.assert(
    fc.property(fc.oneof(timestamp, fc.string(), fc.jsonValue()), (exportedAt) => {
      const text = JSON.stringify({ format: 'civic-voice', version: 1, exportedAt, votes: { 1: 'yes' } });
      const { file } = parseDataFile(text);
      expect(file).toBeDefined();
      if (file?.exportedAt) expect(fullDate(file.exportedAt)).toMatch(/\d/);
    }),
    { numRuns: 1000 },
  );
});
