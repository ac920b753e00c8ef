import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { yourClass } from 'words/yourClass';
import { encodeClass } from '../features/sharing/classCode';
import { encodeDeviceCode } from '../features/sharing/deviceCode';
import { encodeGroup } from '../features/sharing/groupCode';
import { readLink } from '../features/sharing/readLink';
import { encodeShared } from '../features/sharing/shareCode';
import { renderApp } from '../test/renderApp';
import { renderPart } from '../test/renderPart';
import { YourClass } from './YourClass';

const code = encodeClass(['2', '7', '9']);
const answered = {
  votes: { byPolicy: { '1': 'yes', '2': 'no', '7': 'undecided' } as const, cleared: null, recorded: null },
};

const title = () => screen.getByRole('heading', { level: 1 });
const part = () => screen.getAllByRole('heading', { level: 2 })[0];
const linkTo = (name: string) => screen.getByRole('link', { name });
const studentsLink = async () =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to send to your teacher' })).value;

describe('A teacher’s link', () => {
  test('keeps the student’s letters after a look at another page, and the class at a press on a source', async () => {
    const { user } = await renderApp(`/class#${code}/code`, { preloaded: answered });
    const before = await studentsLink();
    await user.click(linkTo('Education'));
    await screen.findByRole('heading', { level: 1, name: 'Understanding Legislation' });
    history.back();
    expect(await studentsLink()).toBe(before);

    const [first] = within(screen.getByRole('list', { name: /policies/i })).getAllByRole('link');
    if (first) await user.click(first);
    await screen.findByRole('heading', { name: 'Pros' });
    const [source] = screen.getAllByRole('link', { name: /^Source 1/ });
    if (!source) throw new Error('No claim names its source.');
    await user.click(source);
    const item = document.querySelector('details li');
    expect(item).toHaveFocus();
    expect(item?.closest('details')).toHaveAttribute('open');
    expect(location.hash).toBe(`#${code}/1`);
    expect(title()).toHaveTextContent('Your class: 3 policies');
    history.back();
    await waitFor(() => {
      expect(source).toHaveFocus();
    });
    await user.click(linkTo('Show my code'));
    expect(await studentsLink()).toBe(before);
  });

  test('says of how many the code says nothing', async () => {
    await renderPart(<YourClass />, `/class#${code}/code`, {
      preloaded: { votes: { byPolicy: { '2': 'no' }, cleared: null, recorded: null } },
    });
    expect(
      await screen.findByText('2 policies without an answer. That is fine: the code leaves them out.'),
    ).toBeVisible();
  });

  test('gives a code of its policies alone, says what is in it, and that an answer may be missing', async () => {
    await renderPart(<YourClass />, `/class#${code}/code`, { preloaded: answered });
    expect(readLink(await studentsLink()).shared).toEqual({
      votes: { '2': 'no', '7': 'undecided' },
      name: expect.stringMatching(/^[B-Z]{4}$/),
    });
    expect(
      screen.getByText('1 policy without an answer. That is fine: the code leaves it out.'),
    ).toBeVisible();
    const region = screen.getByRole('region', { name: 'Your code' });
    const held = within(region).getAllByRole('listitem');
    expect(held.map((each) => each.textContent)).toEqual([
      'Student Loan Forgiveness No',
      'Federal Minimum Wage Increase Undecided',
    ]);
  });

  test('names each policy with its answer, and leads back to it; the code stays the same meanwhile', async () => {
    const { user } = await renderPart(<YourClass />, `/class#${code}/code`, { preloaded: answered });
    const before = await studentsLink();
    await user.click(linkTo('Federal Minimum Wage Increase: Undecided'));
    expect(part()).toHaveTextContent('Federal Minimum Wage Increase');
    expect(linkTo('Affordable Housing Initiative: not answered yet')).not.toHaveAttribute('aria-current');
    expect(linkTo('Federal Minimum Wage Increase: Undecided')).toHaveAttribute('aria-current', 'step');
    await user.click(linkTo('Show my code'));
    expect(await studentsLink()).toBe(before);
  });

  test('says beside the code that in a new tab it would count as another person', async () => {
    await renderPart(<YourClass />, `/class#${code}/code`, { preloaded: answered });
    await studentsLink();
    expect(screen.getByRole('region', { name: 'Your code' })).toHaveTextContent(
      'Keep this tab open: in a new one your code counts as another person.',
    );
  });

  test('leads on from a policy without an answer too, as nobody has to answer', async () => {
    const { user } = await renderPart(<YourClass />, `/class#${code}/1`);
    await user.click(linkTo('Next policy, Federal Minimum Wage Increase'));
    expect(part()).toHaveTextContent('Federal Minimum Wage Increase');
  });

  test('shows no code without an answer', async () => {
    const { user } = await renderPart(<YourClass />, `/class#${code}/code`);
    expect(await screen.findByText('There is no answer yet that the code could hold.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(linkTo('Go to the first policy'));
    expect(part()).toHaveTextContent('Student Loan Forgiveness');
  });

  test('begins at the first policy where its step is none of them', async () => {
    await renderPart(<YourClass />, `/class#${code}/7`);
    expect(screen.getByText('Policy 1 of 3')).toBeVisible();
  });

  test('keeps its policies and the step in the link to the other language', async () => {
    await renderApp(`/class#${code}/2`);
    expect(linkTo('Español')).toHaveAttribute('href', `/es/class#${code}/2`);
  });
});

test.each([
  ['', /^The link or QR code from your teacher leads here/],
  [`#${code.slice(0, -1)}`, /^This link was changed or cut short/],
  [`#${encodeGroup([{ '1': 'yes' }])}`, /^This is the link to a group/],
  [`#${encodeShared({ votes: { '1': 'yes' }, name: '' })}`, /^This is the link to one person’s answers/],
  [`#${encodeDeviceCode({ votes: {}, starred: ['1'] })}`, /^This is your own link for another device/],
  ['#c9.abc', /^This link was made by a newer version/],
  ['#%3Cimg%20src=x%3E', /^This link was changed or cut short/],
])('An address that ends in “%s” says plainly why there are no policies', async (fragment, words) => {
  await renderPart(<YourClass />, `/class${fragment}`);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(title()).toHaveTextContent('Your class');
  expect(linkTo(yourClass.allPolicies)).toHaveAttribute('href', '/surveys');
  expect(linkTo('For teachers: pick policies')).toHaveAttribute('href', '/group');
  expect(document.querySelector('img')).toBeNull();
});
