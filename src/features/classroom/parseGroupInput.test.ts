import { describe, expect, test } from '@jest/globals';
import { anyString, fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { encodeShared } from '../sharing/shareCode';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { encodeGroup } from '../sharing/groupCode';
import { parseGroupInput } from './parseGroupInput';

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
        expect(parseGroupInput(text)).toEqual({
          senders: senders.map(([votes]) => ({ votes, name: '' })),
          groups: [],
          unread: {},
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
          const { senders, groups } = parseGroupInput(
            `https://civic.example/group#${encodeGroup(group)}${after}${code(one)}`,
          );
          expect(senders).toEqual([{ votes: one, name: '' }]);
          expect(groups.map(({ people }) => encodeGroup(people))).toEqual([encodeGroup(group)]);
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
          const { senders } = parseGroupInput(pieces.join(''));
          expect(senders.every(({ votes }) => Object.keys(votes).length > 0)).toBe(true);
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
      senders: [
        { votes: yes, name: '' },
        { votes: no, name: '' },
      ],
      groups: [],
      unread: {
        broken: [broken, 'g1.AAAAAAAA'],
        older: ['v0.abcdefgh'],
        newer: ['v2.abcdefgh', 'g7.x-------'],
        nothing: [code({})],
      },
    });
  });

  test('with the link of the very same group adds nobody', () => {
    const group = encodeGroup([yes, no]);
    expect(parseGroupInput(group, group)).toMatchObject({ groups: [], unread: { sameGroup: [group] } });
  });
});
