import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import type { Hands } from '../sharing/groupCode';
import { countHands, joinGroups, typedCount, withRoom } from './hands';
import { orderOnWall, rounds, tallyGroup } from './tallyGroup';

const anyVotes: fc.Arbitrary<Votes> = fc.record(
  Object.fromEntries(policyIds.map((id) => [id, fc.constantFrom(...answers)])),
  { requiredKeys: [] },
);

const sent = (people: readonly Votes[]) => ({ people, hands: undefined });

describe('A count', () => {
  test('holds each answer of each person once', () => {
    fc.assert(
      fc.property(fc.array(anyVotes, { maxLength: 40 }), (people) => {
        const tally = tallyGroup(sent(people));
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
    const { agreed, divided } = tallyGroup(sent(people));
    expect(agreed.map(({ id }) => id)).toEqual(['1']);
    expect(divided.map(({ id }) => id)).toEqual(['2']);
  });

  test('names what most agree on once, and what divides most among the others', () => {
    const person = (first: Answer, second?: Answer): Votes => ({
      '1': first,
      ...(second && { '2': second }),
    });
    const three = [person('no', 'yes'), person('no', 'yes'), person('no', 'undecided')];
    const alone = tallyGroup(sent([...three.map((votes) => ({ '1': votes['1'] ?? 'no' })), person('yes')]));
    expect(alone.agreed.map(({ id }) => id)).toEqual(['1']);
    expect(alone.divided).toEqual([]);
    // The second is less divided than the first, whose larger share on one side is the largest of all.
    const both = tallyGroup(sent([...three, person('no', 'undecided'), person('yes', 'no')]));
    expect(both.agreed.map(({ id }) => id)).toEqual(['1']);
    expect(both.divided.map(({ id }) => id)).toEqual(['2']);
  });

  test('names all that tie, and of equal shares those that more people answered', () => {
    const { agreed, divided } = tallyGroup(
      sent([
        { '1': 'yes', '2': 'no', '3': 'yes' },
        { '1': 'yes', '2': 'no', '3': 'yes' },
        { '1': 'yes', '2': 'no' },
      ]),
    );
    expect(agreed.map(({ id }) => id)).toEqual(['1', '2']);
    expect(divided).toEqual([]);
  });

  test('of one person, or of nobody, finds neither', () => {
    expect(tallyGroup(sent([{ '1': 'yes' }]))).toMatchObject({ agreed: [], divided: [] });
    expect(tallyGroup(sent([]))).toMatchObject({ people: 0, agreed: [], divided: [] });
  });
});

describe('With hands', () => {
  const raised = (round: 0 | 1, yes: number, no: number, undecided: number) => (hands: Hands | undefined) =>
    countHands(
      countHands(countHands(hands, round, '2', 'yes', yes), round, '2', 'no', no),
      round,
      '2',
      'undecided',
      undecided,
    );

  test('the first round joins what came by link, and who raised none is the rest of the room', () => {
    const hands = withRoom(raised(0, 10, 9, 4)(undefined), 30);
    const { people, policies } = tallyGroup({ people: [{ '2': 'yes' }, { '2': 'no' }, {}], hands }, ['2']);
    expect(people).toBe(30);
    expect(policies).toEqual([expect.objectContaining({ yes: 11, no: 10, undecided: 4, answered: 25 })]);
  });

  test('the second round is of hands alone and comes right after the first', () => {
    const hands = raised(1, 12, 8, 8)(raised(0, 10, 9, 9)(undefined));
    const { people, policies } = tallyGroup({ people: [], hands }, ['2', '7']);
    expect(people).toBe(28);
    expect(rounds(policies).map(({ label, answered }) => [label, answered])).toEqual([
      ['Student Loan Forgiveness, first round', 28],
      ['Student Loan Forgiveness, second round', 28],
      ['Federal Minimum Wage Increase', 0],
    ]);
  });

  test('one hand too many in one policy is nobody who did not say in the others', () => {
    const hands = withRoom(countHands(raised(0, 31, 0, 0)(undefined), 0, '7', 'no', 30), 30);
    const { people, policies } = tallyGroup({ people: [], hands }, ['2', '7']);
    expect(people).toBe(30);
    expect(policies.map(({ answered, of }) => [answered, of])).toEqual([
      [31, 31],
      [30, 30],
    ]);
  });

  test('most agreement and most division are those of the second round', () => {
    const one = raised(1, 3, 27, 0)(raised(0, 15, 15, 0)(undefined));
    const other = countHands(countHands(one, 0, '7', 'yes', 30), 1, '7', 'yes', 16);
    const hands = countHands(other, 1, '7', 'no', 14);
    const { agreed, divided } = tallyGroup({ people: [], hands }, ['2', '7']);
    expect(agreed.map(({ label, no }) => [label, no])).toEqual([
      ['Student Loan Forgiveness, second round', 27],
    ]);
    expect(divided.map(({ label, yes }) => [label, yes])).toEqual([
      ['Federal Minimum Wage Increase, second round', 16],
    ]);
  });

  describe('what two rounds prove', () => {
    const change = (
      size: number,
      first: readonly [number, number, number],
      second: readonly [number, number, number],
    ) => {
      const hands = withRoom(raised(1, ...second)(raised(0, ...first)(undefined)), size);
      return tallyGroup({ people: [], hands }, ['2']).policies[0]?.second?.change;
    };

    test('is what an answer gained beyond those who said nothing before, and how many said nothing', () => {
      expect(change(30, [10, 10, 10], [13, 9, 8])).toEqual({
        isSame: false,
        movedAtLeast: 3,
        silent: [0, 0],
      });
      expect(change(30, [10, 10, 10], [10, 10, 10])).toMatchObject({ isSame: true, movedAtLeast: 0 });
      // Twelve raised no hand: they need not have answered otherwise.
      expect(change(30, [10, 10, 10], [10, 8, 0])).toMatchObject({ movedAtLeast: 0, silent: [0, 12] });
      expect(change(30, [10, 10, 8], [12, 10, 8])).toMatchObject({ movedAtLeast: 0, silent: [2, 0] });
      expect(change(30, [10, 10, 8], [14, 8, 8])).toMatchObject({ movedAtLeast: 2, silent: [2, 0] });
    });

    test('is nothing of somebody who came late, for whom the second round counted one more', () => {
      expect(change(20, [10, 6, 4], [11, 6, 4])).toMatchObject({ movedAtLeast: 0, silent: [1, 0] });
      expect(change(20, [10, 6, 4], [12, 5, 4])).toMatchObject({ movedAtLeast: 1, silent: [1, 0] });
    });

    test('is nothing as long as nobody has said how many are in the room', () => {
      expect(change(0, [10, 10, 10], [13, 9, 8])).toEqual({ isSame: false, movedAtLeast: 0 });
    });

    test('is never more than the people who gave another answer, whoever they are', () => {
      const said = fc.constantFrom(...answers, undefined);
      fc.assert(
        fc.property(fc.array(fc.tuple(said, said), { minLength: 1, maxLength: 20 }), (people) => {
          const countOf = (round: 0 | 1) =>
            answers.map((answer) => people.filter((each) => each[round] === answer).length) as [
              ...[number, number, number],
            ];
          const moved = people.filter(([one, other]) => one && other && one !== other).length;
          expect(change(people.length, countOf(0), countOf(1))?.movedAtLeast).toBeLessThanOrEqual(moved);
        }),
      );
    });
  });

  test('no count is more or less than there can be people', () => {
    const counts = [-1, NaN, 2.7, 5000].map((count) => raised(0, count, 0, 0)(undefined).rounds[0]['2']?.yes);
    expect(counts).toEqual([0, 0, 2, 1000]);
  });

  test('of what somebody typed, the first whole number counts', () => {
    expect(['3.5', ' 25 hands', '', '-', '5000'].map(typedCount)).toEqual([3, 25, 0, 0, 1000]);
  });

  test('two rooms that were counted apart add up, policy by policy', () => {
    const one = withRoom(raised(0, 10, 9, 4)(undefined), 30);
    const other = withRoom(countHands(raised(0, 1, 2, 3)(undefined), 1, '7', 'no', 5), 12);
    expect(joinGroups({ people: [], hands: one }, { people: [], hands: other }).hands).toEqual({
      room: 42,
      rounds: [{ '2': { yes: 11, no: 11, undecided: 7 } }, { '7': { yes: 0, no: 5, undecided: 0 } }],
    });
  });
});

test('What divides most comes first, and what ties keeps the order of the site', () => {
  const people: Votes[] = [
    { '1': 'yes', '2': 'yes', '3': 'yes' },
    { '1': 'yes', '2': 'no', '3': 'yes' },
  ];
  const ordered = orderOnWall(tallyGroup(sent(people), ['1', '2', '3', '4']).policies, people);
  expect(ordered.map(({ id }) => id)).toEqual(['2', '1', '3', '4']);
});

test('In a table, too, what divides most comes first, and what nobody answered last', () => {
  const people: Votes[] = [
    { '2': 'yes', '3': 'yes' },
    { '2': 'yes', '3': 'no' },
  ];
  expect(rounds(tallyGroup(sent(people), ['1', '2', '3']).policies).map(({ id }) => id)).toEqual([
    '3',
    '2',
    '1',
  ]);
});

test.each([
  ['of hands alone stays that of the cards', [], ['1', '4']],
  [
    'of a class that also answered by phone stays as before the first hand',
    [{ '1': 'yes' }, { '4': 'yes' }, { '4': 'no' }],
    ['4', '1'],
  ],
] as const)('While hands are counted, the order %s', (_, people, order) => {
  const id = order[0] === '1' ? '4' : '1';
  const hands = countHands(countHands(undefined, 0, id, 'yes', 5), 0, id, 'no', 5);
  const ordered = orderOnWall(tallyGroup({ people, hands }, ['1', '4']).policies, people);
  expect(ordered.map((policy) => policy.id)).toEqual(order);
});
