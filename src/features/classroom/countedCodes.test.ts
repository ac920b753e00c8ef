import { expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { encodeShared } from '../sharing/shareCode';
import type { Votes } from '../answers/votes';
import { countCodes, isCounted, readCounted } from './countedCodes';
import { join, parseGroupInput } from './parseGroupInput';

const yes: Votes = { '1': 'yes' };
const code = (votes: Votes, name = '') => encodeShared({ votes, name });

/** A group and what it remembers of the codes that came in. */
function begin() {
  let codes = readCounted(undefined);
  let group: readonly Votes[] = [];
  return {
    add: (text: string) => {
      const input = parseGroupInput(text, '', (each, votes) => isCounted(codes, each, votes, group));
      const { people, added } = join(group, input.people, input.named);
      group = people;
      // What is kept in the browser's history comes back as JSON.
      codes = readCounted(JSON.parse(JSON.stringify(countCodes(codes, text, group))));
      return [added, input.repeated, input.again.length];
    },
    leave: (votes: Votes) => {
      group = group.filter((each) => each !== votes);
    },
    first: () => group[0] ?? {},
  };
}

test('A code that comes in again, in another text, is left out: with a name for good, without one to be asked about', () => {
  const { add } = begin();
  expect(add(code(yes, 'Ana'))).toEqual([1, 0, 0]);
  expect(add(`${code(yes, 'Ana')} ${code(yes, 'Ben')}`)).toEqual([1, 1, 0]);
  expect(add(code(yes))).toEqual([1, 0, 0]);
  expect(add(code(yes))).toEqual([0, 0, 1]);
});

test('A code whose person left the group counts by itself again', () => {
  const { add, leave, first } = begin();
  add(code(yes, 'Ana'));
  leave(first());
  expect(add(code(yes, 'Ana'))).toEqual([1, 0, 0]);
});

test('As many codes count by themselves as there are, whatever the order and in how many texts', () => {
  const senders = fc.constantFrom('Ana', 'Ben', 'Eva', 'Zoë', '');
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(senders, fc.constantFrom('yes', 'no')))), (texts) => {
      const { add } = begin();
      const codes = texts.map((text) => text.map(([name, answer]) => code({ '1': answer }, name)));
      const counted = codes.map((text) => add(text.join(' '))[0] ?? 0);
      expect(counted.reduce((sum, each) => sum + each, 0)).toBe(new Set(codes.flat()).size);
    }),
  );
});
