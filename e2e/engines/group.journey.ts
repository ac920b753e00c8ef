import { compare } from '../../src/content/en/compare';
import { group } from '../../src/content/en/group';
import { groupParts } from '../../src/content/en/groupParts';
import { policyHeadings } from '../../src/content/en/policyHeadings';
import { encodeGroup } from '../../src/features/group/groupCode';
import { encodeShared } from '../../src/features/share/shareCode';
import type { Votes } from '../../src/features/votes/votesDocument';
import { expect, test } from './engineTest';

const people: readonly Votes[] = [{ '1': 'yes' }, { '1': 'no' }, { '1': 'undecided' }];
const last: Votes = { '1': 'yes', '2': 'no' };
const code = encodeGroup([...people, last]);

test('A group is pasted, added to from a link, presented, and leaves nothing behind', async ({ visitor }) => {
  const { present, result } = groupParts;
  await visitor.open('/group');
  const links = people.map((votes) => `/compare#${encodeShared({ votes, name: '' })}`);
  await visitor.fill(group.add.label, links.join(' '));
  await visitor.press(group.add.button);
  await visitor.sees(result.people(3));

  const other = await visitor.secondTab();
  await other.open(`/compare#${encodeShared({ votes: last, name: 'Ana Ruiz' })}`);
  await other.follow(compare.result.addToGroup.button);
  await other.sees(result.people(4));
  await other.isAt(`/group#${code}`);

  await other.press(present.open);
  await other.sees(present.place(1, policyHeadings.length));
  await other.press(present.show);
  await other.sees(result.percent(50));
  await other.press(present.next);
  await other.sees(policyHeadings[1]?.title ?? '');
  await other.press(present.leave);
  await other.seesNo(present.keys);
  await other.leave();

  // The first tab has followed, and is left for another page of the site.
  await visitor.isAt(`/group#${code}`);
  await visitor.open('/about');
  expect(await visitor.stored()).toEqual({});
  expect(await visitor.stored('sessionStorage')).toEqual({});
  const kept = await visitor.run(async () => {
    const names: (string | undefined)[] = (await navigator.locks.query()).held?.map(({ name }) => name) ?? [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) names.push(url);
    return [document.cookie, ...names].join(' ');
  });
  expect(kept).not.toContain('g1.');
  expect(kept).not.toContain('v1.');
});
