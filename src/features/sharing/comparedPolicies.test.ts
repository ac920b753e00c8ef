import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { compare } from 'words/compare';
import { policyIds } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { compareVotes } from './comparedPolicies';

const anyVotes: fc.Arbitrary<Votes> = fc.record(
  Object.fromEntries(policyIds.map((id) => [id, fc.constantFrom(...answers)])),
  { requiredKeys: [] },
);

describe('A comparison', () => {
  test('tells agreeing, differing, undecided and open apart', () => {
    const { policies, ...counts } = compareVotes(
      { '1': 'yes', '2': 'yes', '3': 'undecided', '4': 'undecided', '5': 'no', '6': 'no' },
      { '1': 'yes', '2': 'no', '3': 'undecided', '4': 'yes', '5': 'no', '7': 'yes' },
    );
    expect(policies.map(({ outcome }) => outcome)).toEqual([
      'agree',
      'differ',
      'bothUndecided',
      'oneUndecided',
      'agree',
      'open',
    ]);
    expect(counts).toEqual({ weighed: 3, agreed: 2, undecided: 2, open: 1 });
  });

  test('lists what the sender answered, what both did first, and counts each of these once', () => {
    fc.assert(
      fc.property(anyVotes, anyVotes, (mine, theirs) => {
        const { policies, ...counts } = compareVotes(mine, theirs);
        const both = policyIds.filter((id) => mine[id] && theirs[id]);
        const rest = policyIds.filter((id) => theirs[id] && !mine[id]);
        expect(policies.map(({ id }) => id)).toEqual([...both, ...rest]);
        expect(counts.weighed + counts.undecided + counts.open).toBe(policies.length);
        expect(counts.agreed).toBeLessThanOrEqual(counts.weighed);
        const { weighed, agreed, undecided } = counts;
        expect(compareVotes(theirs, mine)).toMatchObject({ weighed, agreed, undecided });
      }),
    );
  });

  test('with oneself agrees on all that was answered Yes or No', () => {
    fc.assert(
      fc.property(anyVotes, (votes) => {
        const { agreed, weighed } = compareVotes(votes, votes);
        expect(agreed).toBe(weighed);
      }),
    );
  });

  test('is put in words that fit one policy and many', () => {
    const { agreement } = compare.result;
    expect(agreement(6, 8)).toBe('You agree on 6 of the 8 policies you both answered Yes or No.');
    expect(agreement(1, 1)).toBe('You agree on the one policy you both answered Yes or No.');
    expect(agreement(0, 1)).toBe('You differ on the one policy you both answered Yes or No.');
    expect(agreement(0, 2)).toBe('You agree on 0 of the 2 policies you both answered Yes or No.');
  });
});
