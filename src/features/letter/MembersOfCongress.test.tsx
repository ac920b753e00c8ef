import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { letterDrafts } from 'words/letters/letterDrafts';
import congress from '../../content/congress.json';
import type { CongressData } from '../../content/congressTypes';
import { today } from '../../lib/today';
import { headingOf } from '../../test/headingOf';
import { renderPart } from '../../test/renderPart';
import type { RenderOptions } from '../../test/renderPart';
import { LetterForm } from './LetterForm';
import { MembersOfCongress } from './MembersOfCongress';

const data = congress as CongressData;
const guns = headingOf('1');
const state = () => screen.getByRole('combobox', { name: 'Your state or territory' });
const list = () => screen.getByRole('list', { name: 'Your members of Congress' });
const letter = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The letter' });

function setDay(year: number, month: number, day: number) {
  jest.useFakeTimers({
    now: new Date(year, month - 1, day),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'performance'],
  });
}

beforeEach(() => setDay(2026, 11, 23));

const theList = () => ({ data, isLost: false, today: today() });

function open(options?: RenderOptions) {
  return renderPart(<MembersOfCongress congress={theList()} />, '/letter', options);
}

/** The list beside a letter about background checks. */
function openWithPolicy() {
  const letter = { policyId: guns.id, to: { office: 'senator' } } as const;
  return renderPart(<MembersOfCongress congress={theList()} letter={letter} />);
}

/** The list and that letter. */
async function openWithLetter() {
  const words = await letterDrafts[guns.id]();
  return renderPart(
    <LetterForm policy={guns} answer="yes" words={words} officeWords={null} congress={theList()} />,
  );
}

describe('Whoever chooses a state', () => {
  test('reads both senators by name with number, contact and office, and no party', async () => {
    const { user } = await open();
    expect(state()).toHaveAttribute('autocomplete', 'address-level1');
    await user.selectOptions(state(), 'Washington');
    const items = within(list()).getAllByRole('listitem');
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
    expect(list()).not.toHaveTextContent(/Democrat|Republican|Independent/);
  });

  test('and a district reads the representative as well, and may leave it open', async () => {
    const { user } = await open();
    await user.selectOptions(state(), 'California');
    const district = screen.getByRole('combobox', { name: 'Your district in the House' });
    expect(within(district).getAllByRole('option')).toHaveLength(53);
    await user.selectOptions(district, '12th district');
    expect(screen.getByText('Representative, 12th district')).toBeVisible();
    await user.selectOptions(district, 'Choose a district');
    expect(screen.queryByText('Representative, 12th district')).toBeNull();
  });

  test('of one district chooses none', async () => {
    const { user } = await open();
    await user.selectOptions(state(), 'Guam');
    expect(screen.getByText('Delegate to the House')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Your district in the House' })).toBeNull();
  });

  test('without senators is told so, and that the member of the House has no vote on the floor', async () => {
    const { user } = await open();
    await user.selectOptions(state(), 'District of Columbia');
    expect(screen.getByText(/^People here have no senators\./)).toBeVisible();
    await user.selectOptions(state(), 'Washington');
    expect(screen.queryByText(/^People here have no senators\./)).toBeNull();
  });

  test('is told of which day the list is, and whom it does not know', async () => {
    const { user } = await open();
    await user.selectOptions(state(), 'Ohio');
    expect(
      screen.getByText(/^The list is as of July 15, 2026.+ have January 3, 2027, as their last day\./),
    ).toBeVisible();
    expect(screen.getByText(/^This list does not know who holds the other seat in the Senate/)).toBeVisible();
    expect(screen.queryByText('Jon Husted')).toBeNull();
  });
});

test('In February 2027 nobody is named whose term is over, and the page says why', async () => {
  setDay(2027, 2, 1);
  const { user } = await open();
  await user.selectOptions(state(), 'Texas');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Your district in the House' }),
    '1st district',
  );
  expect(
    screen.getByText(/^The last term that this list knows of for this seat ended on January 3, 2027/),
  ).toBeVisible();
  const over = new Set(data.members.filter(({ end }) => end <= '2027-02-01').map(({ name }) => name));
  const named = within(list())
    .queryAllByRole('heading')
    .map((heading) => heading.textContent);
  expect(named.filter((name) => over.has(name))).toEqual([]);
});

describe('About a policy', () => {
  test('a senator whose term goes on in the next Congress is named without a seat on a committee of this one', async () => {
    setDay(2027, 1, 3);
    const { user } = await openWithPolicy();
    await user.selectOptions(state(), 'Iowa');
    expect(list()).toHaveTextContent('Chuck Grassley');
    expect(list()).not.toHaveTextContent('Committee');
    expect(
      screen.getByText(
        'This list does not say yet who sits on these committees, by their names in the 119th Congress: Senate Judiciary Committee; House Judiciary Committee.',
      ),
    ).toBeVisible();
  });

  test('a member who sits where bills on it begin is told from one who does not', async () => {
    const { user } = await openWithPolicy();
    await user.selectOptions(state(), 'Iowa');
    expect(screen.getByText(/^Chairs the Senate Judiciary Committee, where bills/)).toBeVisible();
    expect(screen.queryByText(/^This list does not say yet who sits/)).toBeNull();
    const [ernst, grassley] = within(list())
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(grassley).toHaveTextContent('Chuck Grassley');
    expect(ernst).not.toHaveTextContent('begin');
  });
});

describe('A list that is no longer new', () => {
  const aged = 'As of July 15, 2026. Members change: check at senate.gov';
  const saysItsDay = (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent.startsWith(aged);

  test('says of which day it is beside each name, in the letter and at the call', async () => {
    const { user } = await openWithLetter();
    await user.selectOptions(state(), 'Washington');
    expect(screen.getAllByText(saysItsDay)).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Patty Murray' }));
    expect(screen.getAllByText(saysItsDay)).toHaveLength(4);
    expect(letter().value).not.toContain('As of');
  });

  test('says nothing of the kind in its first sixty days', async () => {
    setDay(2026, 9, 12);
    const { user } = await open();
    await user.selectOptions(state(), 'Washington');
    expect(screen.queryByText(saysItsDay)).toBeNull();
  });

  test('asks once it is old whether the chosen member still sits, and names nobody before', async () => {
    setDay(2027, 1, 3);
    const { user } = await openWithLetter();
    await user.selectOptions(state(), 'Washington');
    await user.click(screen.getByRole('radio', { name: 'Patty Murray' }));
    expect(letter().value).toMatch(/^Dear Senator,\n/);
    expect(screen.getByText(/^The letter and the call name nobody until you confirm/)).toBeVisible();
    const [confirm] = screen.getAllByRole('checkbox', {
      name: /^I have checked at senate\.gov: Patty Murray/,
    });
    if (!confirm) throw new Error('Nothing asks.');
    await user.click(confirm);
    expect(letter().value).toMatch(/^Dear Senator Murray,\n/);
    expect(screen.getByText('The letter and the call are now for Patty Murray.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Maria Cantwell' }));
    expect(letter().value).toMatch(/^Dear Senator,\n/);
  });

  test('does not ask who has chosen to choose first, where a vote can be mentioned, but to confirm', async () => {
    setDay(2027, 1, 4);
    const { user } = await openWithLetter();
    await user.selectOptions(state(), 'Washington');
    await user.click(screen.getByRole('button', { name: 'Add how the member voted' }));
    expect(await screen.findByText(/^Choose one of your members in step 1 first/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Patty Murray' }));
    expect(screen.queryByText(/^Choose one of your members in step 1 first/)).toBeNull();
    // Below the choice itself, and here.
    expect(screen.getAllByText(/nobody until you confirm that Patty Murray still represents/)).toHaveLength(
      2,
    );
  });
});

test('Whoever takes back the state reads that the letter names nobody, and nothing of a state', async () => {
  const { user } = await openWithLetter();
  await user.selectOptions(state(), 'Washington');
  await user.click(screen.getByRole('radio', { name: 'Patty Murray' }));
  await user.selectOptions(state(), 'Choose a state or territory');
  expect(screen.getByText('The letter and the call name nobody.')).toBeVisible();
  expect(screen.queryByText(/the person you chose does not represent/)).toBeNull();
  await user.selectOptions(state(), 'Ohio');
  expect(screen.getByText(/the person you chose does not represent/)).toBeVisible();
});

test('A senator who was appointed and a member of whom nothing but the name is known are told as such', async () => {
  const { user } = await open();
  await user.selectOptions(state(), 'South Carolina');
  const [graham] = within(list()).getAllByRole('listitem');
  expect(graham).toHaveTextContent('Darline Graham');
  expect(graham).toHaveTextContent('Holds this seat by appointment, until January 3, 2027.');
  await user.selectOptions(state(), 'California');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Your district in the House' }),
    '14th district',
  );
  const [, , wahab] = within(list()).getAllByRole('listitem');
  expect(wahab).toHaveTextContent('Aisha Wahab');
  expect(wahab).toHaveTextContent('In office since September 2, 2026.');
  expect(wahab).toHaveTextContent('This list has no phone number yet for this office. Look on house.gov');
});

test('A district of an earlier Congress is asked again, and nobody is named for the House before', async () => {
  const sender = { name: '', city: '', zip: '', state: 'CA', district: 12, congress: 118 };
  const { user } = await open({ preloaded: { sender: { remembered: sender } } });
  const district = screen.getByRole('combobox', { name: 'Your district in the House' });
  expect(screen.getByText(/^Districts may have changed: is it still the 12th district\?/)).toBeVisible();
  expect(district).toHaveValue('');
  expect(screen.queryByText('Representative, 12th district')).toBeNull();
  await user.selectOptions(district, '12th district');
  expect(screen.getByText('Representative, 12th district')).toBeVisible();
  expect(screen.queryByText(/^Districts may have changed/)).toBeNull();
});
