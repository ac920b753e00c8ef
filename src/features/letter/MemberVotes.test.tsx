import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { record as words } from 'words/record';
import type { OfficialVote, StoredVotes } from '../../../scripts/congress/convertRecord';
import someCongress from '../../content/congress.json';
import type { CongressData, MemberOfCongress } from '../../content/congressTypes';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { isOnSubject, rollCallsOn } from '../../content/rollCalls';
import { nameOfVote } from '../../ui/VoteLine';
import { votesOf } from './recordOfMember';
import { MemberVotes } from './MemberRecord';

const { members } = someCongress as unknown as CongressData;
const { senateIds, votes } = JSON.parse(
  readFileSync(path.join(__dirname, '../../../scripts/congress/rollCalls.json'), 'utf8'),
) as StoredVotes;

/** @returns the rows that a visitor reads: what each says, and the words in it that say how the member voted. */
function rowsOf(member: MemberOfCongress, policyId: PolicyId) {
  const shown = document.createElement('div');
  shown.innerHTML = renderToStaticMarkup(<MemberVotes member={member} policyId={policyId} />);
  return [...shown.querySelectorAll('li')].map((row) => ({
    text: row.textContent,
    position: row.querySelector('strong')?.textContent,
  }));
}

/** @returns what the official file says of a member: nothing of who is in none of its lists. */
function officially({ yea, nay, present, notVoting }: OfficialVote, { id }: MemberOfCongress) {
  const has = (ids: readonly string[]) => ids.some((each) => (senateIds[each] ?? each) === id);
  if (has(yea)) return words.positions.yea;
  if (has(nay)) return words.positions.nay;
  if (has(present)) return words.positions.present;
  return has(notVoting) ? words.positions.notVoting : undefined;
}

/** @returns those of whom the record says something else than of all before. */
function differingIn(policy: PolicyId) {
  const first = new Map<string, MemberOfCongress>();
  for (const member of members) {
    const record = votesOf(member.id, policy).map(({ id, position }) => `${id} ${position}`);
    const official = rollCallsOn(policy).map((id) => officially(votes[id], member));
    first.set(JSON.stringify([record, official]), member);
  }
  return [...first.values()];
}

test.each(policyIds)(
  'On policy %s each member’s row says of each vote what the official file says',
  (policy) => {
    for (const member of differingIn(policy)) {
      const rows = rowsOf(member, policy);
      for (const id of rollCallsOn(policy).filter(isOnSubject)) {
        const [row, ...more] = rows.filter(({ text }) => text.includes(nameOfVote(id)));
        expect(more).toEqual([]);
        const said = officially(votes[id], member);
        const { delegate, sat, elsewhere } = words.positions;
        if (said) expect([member.name, id, row?.position]).toEqual([member.name, id, said]);
        else if (row?.position) expect([delegate, sat]).toContain(row.position);
        else expect(row?.text.startsWith(elsewhere)).toBe(true);
      }
    }
  },
);

test.each([
  [
    'Ashley Moody',
    'appointed in 2025',
    '8',
    ['Senate, March 14, 2025: Yea', 'Was not in this chamber then: 4'],
  ],
  [
    'Lisa Blunt Rochester',
    'moved to the Senate in 2025',
    '7',
    ['House, July 18, 2019: Yea', 'Senate, April 5, 2025: Yea', 'Was not in this chamber then: 1'],
  ],
  [
    'Eleanor Holmes Norton',
    'a delegate',
    '1',
    [
      'House, February 27, 2019: In the House, where a delegate has no vote on passage',
      'House, February 28, 2019: In the House, where a delegate has no vote on passage',
      'House, March 11, 2021, roll call 75: In the House, where a delegate has no vote on passage',
      'House, March 11, 2021, roll call 77: In the House, where a delegate has no vote on passage',
      'House, June 24, 2022: In the House, where a delegate has no vote on passage',
      'Was not in this chamber then: 1',
    ],
  ],
  [
    'James Gallagher',
    'a newcomer of 2026',
    '9',
    ['House, June 23, 2026: Yea', 'Was not in this chamber then: 2'],
  ],
  [
    'Donald Norcross',
    'absent',
    '5',
    [
      'House, July 19, 2018: Nay',
      'House, March 21, 2024: Not voting, often for a reason the record does not give',
      'Was not in this chamber then: 1',
    ],
  ],
] as const)('%s, %s, has the record that the official files give', (name, _, policy, said) => {
  const member = members.find((each) => each.name === name);
  if (!member) throw new Error(`${name} is not in the list.`);
  expect(
    rowsOf(member, policy).map(({ text, position }) =>
      position
        ? `${text.slice(0, text.indexOf(':'))}: ${position}`
        : `${words.positions.elsewhere}: ${text.split(';').length}`,
    ),
  ).toEqual(said);
});
