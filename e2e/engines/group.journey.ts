import { compare } from '../../src/content/en/compare';
import { group } from '../../src/content/en/group';
import { groupParts } from '../../src/content/en/groupParts';
import { policyHeadings } from '../../src/content/en/policyHeadings';
import { encodeGroup } from '../../src/features/sharing/groupCode';
import { encodeShared } from '../../src/features/sharing/shareCode';
import type { Votes } from '../../src/features/answers/votes';
import { expect, test } from './engineTest';

const people: readonly Votes[] = [{ '1': 'yes' }, { '1': 'no' }, { '1': 'undecided' }];
const last: Votes = { '1': 'yes', '2': 'no' };
const code = encodeGroup([...people, last]);

test('A group is pasted, presented, and leaves nothing behind', async ({ visitor }) => {
  const { present, result } = groupParts;
  await visitor.open('/group');
  const links = people.map((votes) => `/compare#${encodeShared({ votes, name: '' })}`);
  await visitor.fill(group.add.label, links.join(' '));
  await visitor.press(group.add.button);
  await visitor.sees(result.people(3));

  const comparison = await visitor.secondTab();
  await comparison.open(`/compare#${encodeShared({ votes: last, name: 'Ana Ruiz' })}`);
  await comparison.press(compare.result.addToGroup.show);
  await comparison.sees(compare.result.addToGroup.copy);
  await comparison.leave();
  await visitor.fill(group.add.label, encodeShared({ votes: last, name: '' }));
  await visitor.press(group.add.button);
  await visitor.sees(result.people(4));
  await visitor.isAt(`/group#${code}`);

  await visitor.press(present.open);
  await visitor.sees(present.place(1, 2));
  await visitor.press(present.show);
  await visitor.sees(result.percent(50));
  await visitor.press(present.next);
  await visitor.sees(policyHeadings[1]?.title ?? '');
  await visitor.press(present.leave);
  await visitor.seesNo(present.keys);
  await visitor.open('/about');
  expect(await visitor.stored()).toEqual({});
  // That something was typed is a random number, and who was counted are numbers without names and answers.
  const inTab = await visitor.stored('sessionStorage');
  expect(Object.keys(inTab).filter((key) => !['typing', 'classroom'].includes(key))).toEqual([]);
  expect(JSON.stringify(inTab)).not.toMatch(/g1\.|v1\.|Ana|yes/);
  const kept = await visitor.run(async () => {
    const names: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) names.push(url);
    return [document.cookie, ...names].join(' ');
  });
  expect(kept).not.toContain('g1.');
  expect(kept).not.toContain('v1.');
});
