import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import type { Votes } from '../answers/votes';
import { decodeGroup, encodeGroup, mostPeople } from '../sharing/groupCode';
import { encodeShared } from '../sharing/shareCode';
import { addAgain, emptyGroup, gather, takeOut } from './gatherGroup';
import type { Group } from './gatherGroup';
import { countHands, sizeOf, withRoom } from './hands';
import { parseGroupInput } from './parseGroupInput';

const yes: Votes = { '1': 'yes' };
const no: Votes = { '1': 'no' };
const code = (votes: Votes, name = '') => encodeShared({ votes, name });
const room = (size: number, yes: number) => withRoom(countHands(undefined, 0, '2', 'yes', yes), size);

/** A group to which texts are added, and which comes back from its address and from storage each time. */
function begin(start: Group = emptyGroup) {
  let group = start;
  const keep = (next: Group) => {
    const { people = [], hands } = decodeGroup(encodeGroup(next.people, next.hands));
    group = { people, hands, counted: JSON.parse(JSON.stringify(next.counted)) as Group['counted'] };
  };
  return {
    group: () => group,
    add: (text: string) => {
      const gathered = gather(group, parseGroupInput(text));
      keep(gathered.group);
      const { newcomers, repeated, corrected, again } = gathered;
      return { added: newcomers.length, repeated, corrected, again };
    },
    addAgain: (again: readonly Votes[]) => keep(addAgain(group, again).group),
    takeOut: (votes: Votes) => keep(takeOut(group, votes)),
  };
}

describe('A code that comes in again', () => {
  test('counts once if it has a name, and is asked about if it has none, in one text or in several', () => {
    const { add } = begin();
    const ana = code(yes, 'Ana');
    expect(add(`${ana} ${ana} ${code(yes, 'Ben')}`)).toEqual({
      ...{ added: 2, repeated: 1, corrected: 0, again: [] },
    });
    expect(add(`${code(no)} ${code(yes)} ${code(no)}`)).toMatchObject({ added: 2, again: [no] });
    expect(add(`${code(yes)} ${ana}`)).toEqual({ added: 0, repeated: 1, corrected: 0, again: [yes] });
  });

  test('with other answers corrects those of the same name or letters, and asks if it is another person', () => {
    for (const [earlier, later] of [
      ['Ana Ruiz', 'ana ruiz'],
      ['BCDF', 'BCDF'],
    ]) {
      const { add, addAgain: countToo, group } = begin();
      add(`${code(yes, earlier)} ${code(yes, 'Eva')}`);
      expect(add(code(no, later))).toEqual({ added: 0, repeated: 0, corrected: 1, again: [yes] });
      expect(encodeGroup(group().people)).toBe(encodeGroup([yes, no]));
      expect(add(code(no, later))).toMatchObject({ added: 0, repeated: 1 });
      countToo([yes]);
      expect(encodeGroup(group().people)).toBe(encodeGroup([yes, yes, no]));
    }
  });

  test('counts once more if the person left the group', () => {
    const { add, takeOut: leave } = begin();
    add(`${code(yes, 'Ana')} ${code(no, 'Ben')}`);
    leave(yes);
    expect(add(`${code(yes, 'Ana')} ${code(no, 'Ben')}`)).toMatchObject({ added: 1, repeated: 1 });
  });

  test('does not count once more because somebody who answered alike left the group', () => {
    const { add, takeOut: leave, group } = begin();
    const named = `${code(yes, 'Ana')} ${code(yes, 'Ben')} ${code(yes, 'Eva')}`;
    add(`${named} ${code(yes)}`);
    leave(yes);
    expect(add(named)).toMatchObject({ added: 0, repeated: 3 });
    leave(yes);
    expect(add(named)).toMatchObject({ added: 0, repeated: 3 });
    expect(group().people).toEqual([yes, yes]);
    // Whoever of the two it is, the answers are corrected, and the teacher is asked.
    expect(add(code(no, 'Ana'))).toEqual({ added: 0, repeated: 0, corrected: 1, again: [yes] });
  });

  test('is asked about if the group has such answers from a link alone', () => {
    const { add } = begin({ people: [yes], hands: undefined, counted: {} });
    expect(add(code(yes))).toMatchObject({ added: 0, again: [yes] });
    expect(add(code(yes, 'Ana'))).toMatchObject({ added: 1, again: [] });
  });

  test('leaves each person in the group once, with the last answers, whatever the order and in how many texts', () => {
    const senders = fc.constantFrom('Ana', 'Ben', 'Eva', 'Zoë', '');
    const texts = fc.array(fc.array(fc.tuple(senders, fc.constantFrom('yes', 'no'))));
    fc.assert(
      fc.property(texts, (all) => {
        const { add, group } = begin();
        for (const text of all) add(text.map(([name, answer]) => code({ '1': answer }, name)).join(' '));
        const last = new Map(all.flat().map(([name, answer]) => [name || answer, answer]));
        expect(encodeGroup(group().people)).toBe(
          encodeGroup(Array.from(last.values(), (answer) => ({ '1': answer }))),
        );
      }),
    );
  });
});

describe('The code of a whole group', () => {
  const club = encodeGroup([yes, no]);

  test('adds its people once, in one text, as mail names a link twice, and in several', () => {
    const { add, takeOut: leave } = begin();
    expect(add(`${club} <${club}>`)).toMatchObject({ added: 2, repeated: 1 });
    leave(yes);
    expect(add(`${club} ${code(yes, 'Ana')}`)).toMatchObject({ added: 1, repeated: 1 });
  });

  test('adds its people again once all of them were taken out', () => {
    const { add, takeOut: leave } = begin();
    add(club);
    leave(yes);
    leave(no);
    expect(add(club)).toMatchObject({ added: 2, repeated: 0 });
  });

  test('adds its people once there is room, if nobody of it fitted', () => {
    const full = { people: Array.from({ length: mostPeople }, () => yes), hands: undefined, counted: {} };
    const { add, takeOut: leave } = begin(full);
    expect(add(club)).toMatchObject({ added: 0, repeated: 0 });
    leave(yes);
    expect(add(club)).toMatchObject({ added: 1, repeated: 0 });
  });

  test('that was opened as a link is not added to its own people', () => {
    const { group } = gather(emptyGroup, parseGroupInput(club));
    expect(begin(group).add(`${code(yes, 'Ana')} ${club}`)).toMatchObject({ added: 1, repeated: 1 });
  });

  test('adds its hands once, also where they are all it has, and again where Back led to a group without them', () => {
    const hands = encodeGroup([], room(30, 28));
    const { add, group } = begin();
    add(`${code(yes)} ${hands}`);
    expect(add(hands)).toMatchObject({ repeated: 1 });
    expect(sizeOf(group())).toBe(31);
    expect(begin({ ...group(), hands: undefined }).add(hands)).toMatchObject({ repeated: 0 });
  });
});

test('What is kept of who came in holds neither names nor answers', () => {
  const { counted } = gather(emptyGroup, parseGroupInput(`${code(yes, 'Ana')} ${code(no)}`)).group;
  expect(Object.values(counted)).toEqual([0]);
  expect(Object.keys(counted)).toEqual([expect.stringMatching(/^[a-z0-9]{1,7}$/)]);
});

describe('The size', () => {
  const anyGroup = fc
    .record({
      people: fc.array(fc.constantFrom(yes, no, { '2': 'yes' } as const), { maxLength: 30 }),
      room: fc.integer({ min: 0, max: 40 }),
      raised: fc.integer({ min: 0, max: 30 }),
      again: fc.integer({ min: 0, max: 30 }),
    })
    .map(({ people, room: size, raised, again }) => ({
      people,
      hands:
        size + raised + again === 0
          ? undefined
          : withRoom(countHands(countHands(undefined, 0, '2', 'yes', raised), 1, '2', 'no', again), size),
      counted: {},
    }));

  test('of two groups in one is the sum of their sizes', () => {
    fc.assert(
      fc.property(anyGroup, anyGroup, (one, other) => {
        const { group } = gather(one, parseGroupInput(encodeGroup(other.people, other.hands)));
        expect(sizeOf(group)).toBe(sizeOf(one) + sizeOf(other));
      }),
    );
  });

  test('of a group that comes from its address stays open as long as nobody has given one', () => {
    fc.assert(
      fc.property(anyGroup, ({ people, hands }) => {
        const { group } = gather(emptyGroup, parseGroupInput(encodeGroup(people, hands)));
        expect(encodeGroup(group.people, group.hands)).toBe(encodeGroup(people, hands));
      }),
    );
  });

  test('of a room holds those who come by link, and grows once they and the hands are more', () => {
    const { add, group } = begin({ people: [], hands: room(30, 28), counted: {} });
    add(`${code(yes)} ${code(no)}`);
    expect(sizeOf(group())).toBe(30);
    add(Array.from({ length: 23 }, (_, at) => code(yes, `S${at}`)).join(' '));
    expect(sizeOf(group())).toBe(28 + 25);
  });
});

test('Adding ends where the group is full', () => {
  const full = { ...emptyGroup, people: Array.from({ length: mostPeople - 1 }, () => yes) };
  const gathered = gather(full, parseGroupInput([1, 2, 3].map((at) => code(no, `S${at}`)).join(' ')));
  expect(gathered).toMatchObject({ newcomers: [no], over: 2 });
  expect(gathered.group.people).toHaveLength(mostPeople);
  expect(gather(gathered.group, parseGroupInput(encodeGroup([no])))).toMatchObject({
    newcomers: [],
    over: 1,
  });
  expect(addAgain(gathered.group, [no])).toMatchObject({ newcomers: [], over: 1 });
});
