import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { PolicyId } from '../../content/policyIds';
import { headingOf } from '../../test/headingOf';
import { renderPart } from '../../test/renderPart';
import { letterReducer, memberChosen, voteMentioned } from './letterSlice';
import { WriteLetter } from './WriteLetter';
import { YourMembers } from './YourMembers';

const sender = (state: string, district?: number) => ({
  name: '',
  city: '',
  zip: '',
  state,
  ...(district !== undefined && { district }),
});

const from = (state: string, district?: number, vote: Record<string, 'yes'> = {}) => ({
  preloaded: {
    sender: { remembered: sender(state, district) },
    votes: { byPolicy: vote, cleared: null, recorded: null },
  },
});

function setDay(year: number, month: number, day: number) {
  jest.useFakeTimers({
    now: new Date(year, month - 1, day),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'performance'],
  });
}

beforeEach(() => {
  setDay(2026, 11, 25);
});

async function openVotes(policyId: PolicyId, state: string, district?: number) {
  const { user } = await renderPart(
    <YourMembers heading={headingOf(policyId)} />,
    '/',
    from(state, district),
  );
  await user.click(await screen.findByRole('button', { name: 'Show how your members voted' }));
}

const votesOf = (name: string) => screen.findByRole('list', { name: `Votes of ${name}` });

test('A policy’s page shows the votes of one’s members, each with what a Yea meant', async () => {
  await openVotes('2', 'AK');
  const [first, second] = within(await votesOf('Lisa Murkowski')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Senate, June 1, 2023: vote on passage, opposite to this policy');
  expect(first).toHaveTextContent(/^.*Yea.*A Yea was against this plan to cancel debt\.$/);
  expect(second).toHaveTextContent('Was not in this chamber then: House, May 24, 2023');
});

test('A delegate is said to have no vote, and who was not there yet is said not to have been there', async () => {
  await openVotes('7', 'AS');
  const [house, senate] = within(await votesOf('Aumua Amata Coleman Radewagen')).getAllByRole('listitem');
  expect(house).toHaveTextContent('In the House, where a delegate has no vote on passage');
  expect(senate).toHaveTextContent(
    'Was not in this chamber then: Senate, March 5, 2021; Senate, April 5, 2025',
  );
});

test.each<[PolicyId, string]>([
  ['3', 'Congress has not voted'],
  ['4', 'it voted on packages alone'],
])('On policy %s, on which %s, no votes are offered', async (policyId) => {
  const preloaded = from('AK', undefined, { [policyId]: 'yes' });
  await renderPart(<YourMembers heading={headingOf(policyId)} />, '/', preloaded);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await renderPart(<WriteLetter policy={headingOf(policyId)} unknown={false} />, '/letter', preloaded);
  expect(await screen.findByRole('button', { name: 'Add a reason or story' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add how the member voted' })).toBeNull();
});

test('Without a state the page leads to where it is chosen', async () => {
  await renderPart(<YourMembers heading={headingOf('5')} />);
  expect(
    await screen.findByRole('link', {
      name: 'Choose your state on Write or Call to see here how your members voted',
    }),
  ).toHaveAttribute('href', '/letter?policy=carbon-tax-policy#find');
});

test('On January 4, 2027 nobody is shown whose term is over', async () => {
  setDay(2027, 1, 4);
  await openVotes('2', 'AK');
  expect(await votesOf('Lisa Murkowski')).toBeVisible();
  expect(screen.queryByText(/Sullivan|Begich/)).toBeNull();
  expect(screen.getByText(/This list does not know who holds the other seat in the Senate/)).toBeVisible();
});

test('A local office is called once its town is chosen', async () => {
  const { user } = await renderPart(
    <WriteLetter policy={undefined} unknown={false} />,
    '/letter',
    from('AK'),
  );
  await user.click(await screen.findByRole('button', { name: 'Show local offices (Lisa Murkowski)' }));
  const towns = await screen.findByRole('combobox', { name: 'Local office of Murkowski' });
  expect(screen.getAllByText(/^The Washington line is often full\./)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Call 907-586-7277 (Lisa Murkowski)' })).toBeNull();
  await user.selectOptions(towns, 'Juneau');
  expect(screen.getByRole('link', { name: 'Call 907-586-7277 (Lisa Murkowski)' })).toHaveAttribute(
    'href',
    'tel:+19075867277',
  );
});

test('Every office of two towns with one number can be chosen', async () => {
  const { user } = await renderPart(
    <WriteLetter policy={undefined} unknown={false} />,
    '/letter',
    from('NH'),
  );
  await user.click(await screen.findByRole('button', { name: 'Show local offices (Margaret Wood Hassan)' }));
  const towns = await screen.findByRole('combobox', { name: 'Local office of Hassan' });
  for (const town of within(towns).getAllByRole('option').slice(1)) {
    await user.selectOptions(towns, town);
    expect(within(towns).getByRole('option', { selected: true })).toBe(town);
  }
});

test('On Write or Call votes and offices are folded, under a name that says whose', async () => {
  const { user } = await renderPart(
    <WriteLetter policy={headingOf('2')} unknown={false} />,
    '/letter',
    from('AK', undefined, { '2': 'yes' }),
  );
  const name = 'Show local offices and votes on this (Lisa Murkowski)';
  const show = await screen.findByRole('button', { name, expanded: false });
  expect(screen.queryByRole('list', { name: /^Votes of/ })).toBeNull();
  await user.click(show);
  expect(within(await votesOf('Lisa Murkowski')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'Local office of Murkowski' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: name.replace('Show', 'Hide'), expanded: true }));
  expect(screen.queryByRole('list', { name: /^Votes of/ })).toBeNull();
});

test('A letter mentions a vote only once it is chosen, and only to the member whose vote it was', async () => {
  const { user } = await renderPart(
    <WriteLetter policy={headingOf('2')} unknown={false} />,
    '/letter',
    from('AK', undefined, { '2': 'yes' }),
  );
  const letter = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The letter' });
  const said =
    'I saw that you voted Yea on June 1, 2023, on the resolution to undo the 2022 plan to cancel student debt.';
  await user.click(await screen.findByRole('button', { name: 'Add how the member voted' }));
  expect(await screen.findByText(/^Choose one of your members in step 1 first\./)).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Lisa Murkowski' }));
  const votes = await screen.findByRole('combobox', { name: 'A vote to mention' });
  expect((await letter()).value).not.toContain('I saw that');
  await user.selectOptions(votes, '118-2023-s135');
  expect(
    await screen.findByDisplayValue((text) => text.includes(said) && text.startsWith('Dear')),
  ).toBeVisible();
  expect(screen.getByDisplayValue((text) => text.includes(said) && text.startsWith('Hello'))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Nicholas J. Begich III' }));
  expect((await letter()).value).not.toContain('I saw that');
});

test('A letter that mentions a vote is shown with it from the start, as whoever types at once keeps what is there', async () => {
  const shown: string[] = [];
  const observer = new MutationObserver(() => {
    const letter = screen.queryByLabelText<HTMLTextAreaElement>('The letter');
    if (letter) shown.push(letter.value);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const { preloaded } = from('AK', undefined, { '2': 'yes' });
  const chosen = letterReducer(undefined, memberChosen({ member: 'M001153', recipient: 'senator' }));
  const letter = letterReducer(chosen, voteMentioned({ policyId: '2', vote: '118-2023-s135' }));
  await renderPart(<WriteLetter policy={headingOf('2')} unknown={false} />, '/letter', {
    preloaded: { ...preloaded, letter },
  });
  await screen.findByRole('textbox', { name: 'The letter' });
  observer.disconnect();
  expect(shown[0]).toContain('Dear Senator Murkowski');
  expect(shown[0]).toContain('I saw that you voted Yea on June 1, 2023');
});
