import { answers } from '../content/answerIds';
import { policyIds } from '../content/policyIds';
import { addresseeSentences } from '../features/letter/ownText';
import { fc } from './fastCheck';
import type { StorageKey } from '../persistence/storageLifetimes';
import { someMember } from './someMember';

const id = fc.constantFrom(...policyIds);
const answer = fc.constantFrom(...answers);
const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const day = fc.constantFrom('2026-11-20', '2026-11-27', '2026-02-30', '5787-03-17', 'today');
const argument = fc.constantFrom('a', 'b', 'e', 'z');
const flag = fc.boolean();
const far = fc.constantFrom('asDescribed', 'changes', 'tooFar', 'notEnough', 'sideways');

const sender = fc.record(
  {
    name: word,
    street: word,
    city: word,
    state: fc.constantFrom('', 'TX', 'VT', 'XX'),
    district: fc.nat(60),
    zip: word,
  },
  { requiredKeys: ['name', 'city', 'zip'] },
);

const about = fc.record(Object.fromEntries(addresseeSentences.map((sentence) => [sentence, word])));
const ownText = fc.option(
  fc.record(
    { text: word, answer: fc.option(answer), about, mention: fc.option(word), far: fc.option(far) },
    { requiredKeys: ['text', 'answer', 'about', 'mention'] },
  ),
);
const points = fc.array(fc.nat(4), { maxLength: 3 });
const drafts = fc.dictionary(
  id,
  fc.record(
    {
      looked: fc.option(answer),
      reason: word,
      story: word,
      points: fc.record({ yes: points, no: points, undecided: points }),
      mention: fc.option(word),
      edited: ownText,
      setAside: ownText,
      earlier: fc.array(ownText, { maxLength: 2 }),
      taken: flag,
      copied: fc.option(word),
    },
    { requiredKeys: [] },
  ),
  { maxKeys: 3 },
);

/** What may be stored under each key: right, or nearly so. */
export const storedValues = {
  votes: fc.dictionary(fc.oneof(id, fc.constant('99')), fc.oneof(answer, fc.constant('maybe'))),
  reasons: fc.dictionary(
    fc.oneof(id, fc.constant('99')),
    fc.record(
      {
        answered: day,
        kept: day,
        first: fc.tuple(answer, day),
        for: argument,
        against: argument,
        far,
        wish: fc.oneof(word, fc.constant('x'.repeat(141))),
        otherWishes: fc.dictionary(fc.oneof(far, fc.constant('')), word),
        otherAnswers: fc.dictionary(
          fc.oneof(answer, fc.constant('maybe')),
          fc.record({ far, wish: word }, { requiredKeys: [] }),
        ),
      },
      { requiredKeys: [] },
    ),
  ),
  starred: fc.array(fc.oneof(id, fc.constant('99'))),
  user: fc
    .record({ firstName: word, lastName: word, width: fc.constantFrom(600, 601) })
    .map(({ width, ...names }) => {
      const member = someMember(names);
      return { ...member, photo: { ...member.photo, width } };
    }),
  consent: fc.record({
    choice: fc.constantFrom('accepted', 'declined', 'maybe'),
    at: fc.oneof(word, fc.constant('2026-11-21T10:00:00.000Z')),
  }),
  appearance: fc.constantFrom('system', 'light', 'dark', 'sepia'),
  sender,
  letter: fc.record(
    {
      recipient: fc.constantFrom('senator', 'representative'),
      member: fc.option(word),
      sender: fc.option(sender),
      lastRemembered: fc.option(sender),
      byPolicy: drafts,
      toRead: drafts,
    },
    { requiredKeys: ['recipient', 'byPolicy'] },
  ),
  classroom: fc.record(
    {
      sign: fc.constantFrom('BCDF', 'AEIO'),
      way: fc.constantFrom('phones', 'hands', 'other'),
      counted: fc.dictionary(word, fc.dictionary(word, fc.integer({ min: -1, max: 30 }), { maxKeys: 3 }), {
        maxKeys: 3,
      }),
    },
    { requiredKeys: [] },
  ),
  arrived: fc.constantFrom('d1.AQIDBAUGBwgJ', 'd1.', 'g1.AQID', `d1.${'A'.repeat(200)}`),
  sharing: fc.record(
    {
      leftOut: fc.array(fc.constantFrom(...policyIds, '99'), { maxLength: 3 }),
      lookedAt: fc.array(word, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  ),
  typing: fc.oneof(fc.nat(), word),
  comparison: fc.constantFrom('v1.AQIMQW5hIFJ1aXrIOVWH', 'v1.', 'g1.AQIMQW5hIFJ1aXrIOVWH'),
} satisfies Record<Exclude<StorageKey, 'unreadable'>, fc.Arbitrary<unknown>>;
