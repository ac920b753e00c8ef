import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import congress from '../../content/congress.json';
import type { CongressData } from '../../content/congressTypes';
import { renderApp } from '../../test/renderApp';

const { members } = congress as CongressData;
const guns = '/letter?policy=universal-background-checks';
const answered = {
  preloaded: { votes: { byPolicy: { '1': 'yes' as const }, cleared: null, recorded: null } },
};
const state = () => screen.findByRole('combobox', { name: 'Your state or territory' });
const list = () => screen.findByRole('list', { name: 'Your members of Congress' });
const letter = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The letter' });

beforeEach(() => {
  document.documentElement.dataset.scripts = 'on';
  jest.useFakeTimers({
    now: new Date(2026, 10, 23),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'performance'],
  });
});

describe('Whoever chooses a state', () => {
  test('reads both senators by name with number, contact and office, and no party', async () => {
    const { user } = await renderApp('/letter');
    await user.selectOptions(await state(), 'Washington');
    const items = within(await list()).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Maria Cantwell',
      'Patty Murray',
    ]);
    const [cantwell] = items.map((item) => within(item));
    expect(cantwell?.getByText('Senator')).toBeVisible();
    expect(cantwell?.getByRole('link', { name: 'Call 202-224-3441 (Maria Cantwell)' })).toHaveAttribute(
      'href',
      'tel:+12022243441',
    );
    expect(cantwell?.getByText('511 Hart Senate Office Building, Washington, DC 20510')).toBeVisible();
    expect(await list()).not.toHaveTextContent(/Democrat|Republican|Independent/);
  });

  test('and a district reads the representative as well, and may leave it open', async () => {
    const { user } = await renderApp('/letter');
    await user.selectOptions(await state(), 'California');
    const district = screen.getByRole('combobox', { name: 'Your district in the House' });
    expect(within(district).getAllByRole('option')).toHaveLength(53);
    await user.selectOptions(district, '12th district');
    expect(await screen.findByText('Representative, 12th district')).toBeVisible();
    await user.selectOptions(district, 'Choose a district');
    expect(screen.queryByText('Representative, 12th district')).toBeNull();
  });

  test('of one district chooses none', async () => {
    const { user } = await renderApp('/letter');
    await user.selectOptions(await state(), 'Guam');
    expect(await screen.findByText('Delegate to the House')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Your district in the House' })).toBeNull();
  });

  test('without senators is told so, and that the member of the House has no vote on the floor', async () => {
    const { user } = await renderApp('/letter');
    await user.selectOptions(await state(), 'District of Columbia');
    expect(await screen.findByText(/^People here have no senators\./)).toBeVisible();
    await user.selectOptions(await state(), 'Washington');
    expect(screen.queryByText(/^People here have no senators\./)).toBeNull();
  });

  test('is told of which day the list is, and finds the official sites below it', async () => {
    const { user } = await renderApp('/letter');
    await user.selectOptions(await state(), 'Ohio');
    expect(
      await screen.findByText(/^The list is as of July 15, 2026.+ have January 3, 2027, as their last day\./),
    ).toBeVisible();
    expect(screen.getByText(/^This list does not know who holds the other seat in the Senate/)).toBeVisible();
    expect(screen.queryByText('Jon Husted')).toBeNull();
  });
});

test('In February 2027 nobody is named whose term is over, and the page says why', async () => {
  jest.setSystemTime(new Date(2027, 1, 1));
  const { user } = await renderApp('/letter');
  await user.selectOptions(await state(), 'Texas');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Your district in the House' }),
    '1st district',
  );
  expect(
    await screen.findByText(/^The last term that this list knows of for this seat ended on January 3, 2027/),
  ).toBeVisible();
  const over = new Set(members.filter(({ end }) => end <= '2027-02-01').map(({ name }) => name));
  const named = within(await list())
    .queryAllByRole('heading')
    .map((heading) => heading.textContent);
  expect(named.filter((name) => over.has(name))).toEqual([]);
});

describe('About a policy', () => {
  test('a senator whose term goes on in the next Congress is named without a seat on a committee of this one', async () => {
    jest.setSystemTime(new Date(2027, 0, 3));
    const { user } = await renderApp(guns, answered);
    await user.selectOptions(await state(), 'Iowa');
    expect(await list()).toHaveTextContent('Chuck Grassley');
    expect(await list()).not.toHaveTextContent('Committee');
    expect(
      screen.getByText(
        'This list does not say yet who sits on: Senate Judiciary Committee; House Judiciary Committee.',
      ),
    ).toBeVisible();
  });

  test('a member who sits where bills on it begin is told from one who does not', async () => {
    const { user } = await renderApp(guns, answered);
    await user.selectOptions(await state(), 'Iowa');
    expect(await screen.findByText(/^Chairs the Senate Judiciary Committee, where bills/)).toBeVisible();
    expect(screen.queryByText(/^This list does not say yet who sits/)).toBeNull();
    const [ernst, grassley] = within(await list())
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(grassley).toHaveTextContent('Chuck Grassley');
    expect(ernst).not.toHaveTextContent('begin');
  });

  test('whoever is chosen stands in the letter, on paper and in the call, until nobody is', async () => {
    const { user } = await renderApp(guns, answered);
    expect((await letter()).value).toMatch(/^Dear Senator,\n/);
    await user.selectOptions(await state(), 'Washington');
    const choose = await screen.findByRole('button', { name: 'Write to Patty Murray' });
    await user.click(choose);
    expect(choose).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('The letter and the call are now for Patty Murray.')).toBeVisible();
    expect((await letter()).value).toMatch(/^Dear Senator Murray,\n/);
    expect(screen.getByText(/^The Honorable Patty Murray/)).toHaveTextContent('United States Senate');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What to say' }).value).toContain(
      'I have a message for Senator Murray.',
    );
    await user.click(choose);
    expect((await letter()).value).toMatch(/^Dear Senator,\n/);
  });

  test('a representative makes it a letter to the House', async () => {
    const { user } = await renderApp(guns, answered);
    await user.selectOptions(await state(), 'Wyoming');
    await user.click(await screen.findByRole('button', { name: /^Write to Harriet/ }));
    expect((await letter()).value).toMatch(/^Dear Representative Hageman,\n/);
    expect(screen.getByRole('button', { name: 'Representative' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('A list that is no longer new', () => {
  const aged = 'As of July 15, 2026. Members change: check at senate.gov';
  const saysItsDay = (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent.startsWith(aged);

  test('says of which day it is beside each name, in the letter and at the call', async () => {
    const { user } = await renderApp(guns, answered);
    await user.selectOptions(await state(), 'Washington');
    await list();
    expect(screen.getAllByText(saysItsDay)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Write to Patty Murray' }));
    expect(screen.getAllByText(saysItsDay)).toHaveLength(4);
    expect((await letter()).value).not.toContain('As of');
  });

  test('says nothing of the kind in its first sixty days', async () => {
    jest.setSystemTime(new Date(2026, 8, 12));
    const { user } = await renderApp('/letter');
    await user.selectOptions(await state(), 'Washington');
    await list();
    expect(screen.queryByText(saysItsDay)).toBeNull();
  });

  test('asks once it is old whether the chosen member still sits, and names nobody before', async () => {
    jest.setSystemTime(new Date(2027, 0, 3));
    const { user } = await renderApp(guns, answered);
    await user.selectOptions(await state(), 'Washington');
    await user.click(await screen.findByRole('button', { name: 'Write to Patty Murray' }));
    expect((await letter()).value).toMatch(/^Dear Senator,\n/);
    expect(screen.getByText(/^The letter and the call name nobody until you confirm/)).toBeVisible();
    const [confirm] = screen.getAllByRole('checkbox', {
      name: /^I have checked at senate\.gov: Patty Murray/,
    });
    if (!confirm) throw new Error('Nothing asks.');
    await user.click(confirm);
    expect((await letter()).value).toMatch(/^Dear Senator Murray,\n/);
    expect(screen.getByText('The letter and the call are now for Patty Murray.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Write to Maria Cantwell' }));
    expect((await letter()).value).toMatch(/^Dear Senator,\n/);
  });
});

test('A senator who was appointed and a member of whom nothing but the name is known are told as such', async () => {
  const { user } = await renderApp('/letter');
  await user.selectOptions(await state(), 'South Carolina');
  const [graham] = within(await list()).getAllByRole('listitem');
  expect(graham).toHaveTextContent('Darline Graham');
  expect(graham).toHaveTextContent('Holds this seat by appointment, until January 3, 2027.');
  await user.selectOptions(await state(), 'California');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Your district in the House' }),
    '14th district',
  );
  const [, , wahab] = within(await list()).getAllByRole('listitem');
  expect(wahab).toHaveTextContent('Aisha Wahab');
  expect(wahab).toHaveTextContent('In office since September 2, 2026.');
  expect(wahab).toHaveTextContent('This list has no phone number yet for this office. Look on house.gov');
});

test('A district of an earlier Congress is asked again, and nobody is named for the House before', async () => {
  const sender = { name: '', city: '', zip: '', state: 'CA', district: 12, congress: 118 };
  const { user } = await renderApp('/letter', { preloaded: { sender: { remembered: sender } } });
  const district = await screen.findByRole('combobox', { name: 'Your district in the House' });
  await list();
  expect(screen.getByText(/^Districts may have changed: is it still the 12th district\?/)).toBeVisible();
  expect(district).toHaveValue('');
  expect(screen.queryByText('Representative, 12th district')).toBeNull();
  await user.selectOptions(district, '12th district');
  expect(await screen.findByText('Representative, 12th district')).toBeVisible();
  expect(screen.queryByText(/^Districts may have changed/)).toBeNull();
});
