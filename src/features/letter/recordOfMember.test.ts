import { expect, test } from '@jest/globals';
import someCongress from '../../content/congress.json';
import type { CongressData } from '../../content/congressTypes';
import { policyIds } from '../../content/policyIds';
import { isOnSubject, rollCalls, rollCallIds, rollCallsOn } from '../../content/rollCalls';
import { localOfficesOf, mentionable, mentionOf, votesOf } from './recordOfMember';

const { members } = someCongress as unknown as CongressData;
const memberOf = (name: string) => {
  const member = members.find((each) => each.name === name);
  if (!member) throw new Error(`${name} is not in the list.`);
  return member;
};

test('A member’s record on a policy has each vote on it, the earliest first, and none in a package', () => {
  for (const { id } of members)
    for (const policy of policyIds)
      expect(votesOf(id, policy).map((vote) => vote.id)).toEqual(rollCallsOn(policy).filter(isOnSubject));
});

test('The sentence for a letter says the member’s own Yea or Nay, and nothing of any other position', () => {
  for (const member of members)
    for (const id of rollCallIds) {
      const { policy } = rollCalls[id];
      const position = votesOf(member.id, policy).find((vote) => vote.id === id)?.position;
      const said = mentionOf(id, policy, member)?.sent ?? '';
      expect([said.includes('voted Yea'), said.includes('voted Nay')]).toEqual([
        position === 'yea',
        position === 'nay',
      ]);
    }
});

test('Without a chosen vote, for nobody and on another policy nothing is said', () => {
  const { id } = memberOf('Lisa Murkowski');
  const [vote] = mentionable(id, '2');
  expect(mentionOf(null, '2', memberOf('Lisa Murkowski'))).toBeUndefined();
  expect(mentionOf(vote?.id ?? '', '2', undefined)).toBeUndefined();
  expect(mentionOf(vote?.id ?? '', '5', memberOf('Lisa Murkowski'))).toBeUndefined();
});

test('A vote against the policy is named so that its meaning is plain', () => {
  expect(mentionOf('118-2023-s135', '2', memberOf('Dan Sullivan'))?.read).toBe(
    'I saw that you voted Yea on June 1, 2023, on the resolution to undo the 2022 plan to cancel student debt.',
  );
});

test('A member unknown to the record has neither votes nor offices', () => {
  expect([votesOf('X000000', '2'), localOfficesOf('X000000')]).toEqual([[], []]);
  expect(localOfficesOf(memberOf('Lisa Murkowski').id).map(({ city }) => city)).toContain('Juneau');
});
