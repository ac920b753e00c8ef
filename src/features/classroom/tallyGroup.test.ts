import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { tallyGroup } from './tallyGroup';

const anyVotes: fc.Arbitrary<Votes> = fc.record(
  Object.fromEntries(policyIds.map((id) => [id, fc.constantFrom(...answers)])),
  { requiredKeys: [] },
);

describe('A count', () => {
  test('holds each answer of each person once', () => {
    fc.assert(
      fc.property(fc.array(anyVotes, { maxLength: 40 }), (people) => {
        const tally = tallyGroup(people);
        const given = people.reduce((sum, votes) => sum + Object.keys(votes).length, 0);
        expect(tally.policies.map(({ id }) => id)).toEqual([...policyIds]);
        expect(tally.policies.reduce((sum, { yes, no, undecided }) => sum + yes + no + undecided, 0)).toBe(
          given,
        );
        expect(tally.policies.every(({ answered }) => answered <= people.length)).toBe(true);
      }),
    );
  });

  test('names where most agree and where most divides, each by its share of all who answered', () => {
    const people: Votes[] = [
      { '1': 'yes', '2': 'yes', '3': 'yes', '4': 'yes' },
      { '1': 'yes', '2': 'no', '3': 'undecided', '4': 'no' },
      { '1': 'yes', '2': 'yes', '3': 'undecided', '4': 'undecided' },
      { '1': 'no', '2': 'no' },
    ];
    const { agreed, divided } = tallyGroup(people);
    expect(agreed.map(({ id }) => id)).toEqual(['1']);
    expect(divided.map(({ id }) => id)).toEqual(['2']);
  });

  test('names all that tie, and of equal shares those that more people answered', () => {
    const { agreed, divided } = tallyGroup([
      { '1': 'yes', '2': 'no', '3': 'yes' },
      { '1': 'yes', '2': 'no', '3': 'yes' },
      { '1': 'yes', '2': 'no' },
    ]);
    expect(agreed.map(({ id }) => id)).toEqual(['1', '2']);
    expect(divided).toEqual([]);
  });

  test('of one person, or of nobody, finds neither', () => {
    expect(tallyGroup([{ '1': 'yes' }])).toMatchObject({ agreed: [], divided: [] });
    expect(tallyGroup([])).toMatchObject({ people: 0, agreed: [], divided: [] });
  });
});
