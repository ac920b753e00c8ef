import { describe, expect, test } from '@jest/globals';
import { anyString, fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { encodeShared } from '../sharing/shareCode';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { encodeGroup, mostPeople } from '../sharing/groupCode';
import { forgetCodes, join, parseGroupInput, readCounted } from './parseGroupInput';

const anyVotes: fc.Arbitrary<Votes> = fc
  .record(Object.fromEntries(policyIds.map((id) => [id, fc.constantFrom(...answers)])), { requiredKeys: [] })
  .filter((votes) => Object.keys(votes).length > 0);
const between = fc.constantFrom(
  ...['\n', ' ', ', ', '.\n> ', ')\n* ', '\u200b ', '\r\n[10:04] Ana: https://civic.example/compare#'],
  ...['"\t"', '%20', '&fbclid=IwAR0_x-Y\n', '_ _', ' これ ', '\n=HYPERLINK("https://a.b/#'],
);
const yes: Votes = { '1': 'yes' };
const no: Votes = { '1': 'no' };
const code = (votes: Votes, name = '') => encodeShared({ votes, name });

describe('A text', () => {
  test('gives everybody whose code is in it, in their order, whatever stands around', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyVotes, between), { maxLength: 30 }), (senders) => {
        const text = senders.map(([votes, after]) => code(votes) + after).join('');
        const all = senders.map(([votes]) => code(votes));
        const isFirst = (_: unknown, at: number) => all.indexOf(all[at] ?? '') === at;
        const votes = senders.map(([each]) => each);
        expect(parseGroupInput(text)).toEqual({
          people: votes.filter(isFirst),
          unread: {},
          repeated: 0,
          again: votes.filter((each, at) => !isFirst(each, at)),
          counted: expect.anything(),
        });
      }),
      { numRuns: 500 },
    );
  });

  test('may hold whole groups, alone or among senders', () => {
    fc.assert(
      fc.property(
        fc.array(anyVotes, { minLength: 1, maxLength: 30 }),
        anyVotes,
        between,
        (group, one, after) => {
          const { people } = parseGroupInput(
            `https://civic.example/group#${encodeGroup(group)}${after}${code(one)}`,
          );
          expect(encodeGroup(people)).toBe(encodeGroup([...group, one]));
        },
      ),
    );
  });

  test('of any kind is read without a throw', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            anyString({ maxLength: 60 }),
            anyVotes.map((votes) => code(votes)),
            fc.constantFrom('v1.', 'g1.', ' v1.AAAA', ' g1.AAAA', ' v9.x', '%', '%2', '#', '__proto__'),
          ),
        ),
        (pieces) => {
          const { people } = parseGroupInput(pieces.join(''));
          expect(people.every((votes) => Object.keys(votes).length > 0)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('that holds what can’t be read gives the rest, and tells each reason apart', () => {
    const broken = code(yes).slice(0, -1);
    const text = [
      code(yes),
      broken,
      'v0.abcdefgh',
      'v2.abcdefgh',
      'g1.AAAAAAAA',
      'g7.x-------',
      code({}),
      code(no),
    ].join(' ');
    expect(parseGroupInput(text)).toEqual({
      people: [yes, no],
      unread: {
        broken: [broken, 'g1.AAAAAAAA'],
        older: ['v0.abcdefgh'],
        newer: ['v2.abcdefgh', 'g7.x-------'],
        nothing: [code({})],
      },
      repeated: 0,
      again: [],
      counted: expect.anything(),
    });
  });

  test('that quotes a code twice has one person there; without a name it may be another one, who is kept apart', () => {
    const ana = code(yes, 'Ana');
    expect(parseGroupInput(`${ana} ${ana} ${code(yes, 'Ben')}`)).toMatchObject({
      people: [yes, yes],
      repeated: 1,
      again: [],
    });
    expect(parseGroupInput(`${code(yes)} ${code(no)} ${code(yes)}`)).toMatchObject({
      people: [yes, no],
      repeated: 0,
      again: [yes],
    });
  });

  test('with the link of the very same group adds nobody', () => {
    const group = encodeGroup([yes, no]);
    expect(parseGroupInput(group, group)).toMatchObject({ people: [], unread: { sameGroup: [group] } });
  });
});

describe('Joining', () => {
  test('ends where the group is full', () => {
    const full = Array.from({ length: mostPeople - 1 }, () => yes);
    const joined = join(full, [no, no, no]);
    expect(joined).toMatchObject({ added: 1, over: 2 });
    expect(joined.people).toHaveLength(mostPeople);
    expect(join(joined.people, [no])).toMatchObject({ added: 0, over: 1 });
  });
});

describe('A code that comes in again, in another text,', () => {
  /** @returns what adds a text to a group, and tells how many it added, left out for good and left out to ask about. */
  function begin() {
    let counted = readCounted(undefined);
    return {
      add: (text: string) => {
        const input = parseGroupInput(text, '', counted);
        // What is kept in the browser's history comes back as JSON.
        counted = readCounted(JSON.parse(JSON.stringify(input.counted)));
        return [input.people.length, input.repeated, input.again.length];
      },
      leave: (votes: Votes) => {
        counted = forgetCodes(counted, votes);
      },
    };
  }

  test('is left out: with a name for good, without one to be asked about', () => {
    const { add } = begin();
    expect(add(code(yes, 'Ana'))).toEqual([1, 0, 0]);
    expect(add(`${code(yes, 'Ana')} ${code(yes, 'Ben')}`)).toEqual([1, 1, 0]);
    expect(add(code(yes))).toEqual([1, 0, 0]);
    expect(add(code(yes))).toEqual([0, 0, 1]);
  });

  test('counts once more if the person left the group', () => {
    const { add, leave } = begin();
    add(`${code(yes, 'Ana')} ${code(no, 'Ben')}`);
    leave(yes);
    expect(add(`${code(yes, 'Ana')} ${code(no, 'Ben')}`)).toEqual([1, 1, 0]);
  });

  test('counts as often as there are different codes, whatever the order and in how many texts', () => {
    const senders = fc.constantFrom('Ana', 'Ben', 'Eva', 'Zoë', '');
    fc.assert(
      fc.property(fc.array(fc.array(fc.tuple(senders, fc.constantFrom('yes', 'no')))), (texts) => {
        const { add } = begin();
        const codes = texts.map((text) => text.map(([name, answer]) => code({ '1': answer }, name)));
        const added = codes.map((text) => add(text.join(' '))[0] ?? 0);
        expect(added.reduce((sum, each) => sum + each, 0)).toBe(new Set(codes.flat()).size);
      }),
    );
  });
});

test.each([[null], ['{broken'], [{ a: 'x' }], [[['1z141z3']]]])(
  'What an older page or another program kept of counted codes, %j, counts as none',
  (json) => {
    expect(readCounted(json)).toEqual({});
  },
);
