import { describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { encodeClass } from '../features/sharing/classCode';
import { encodeGroup } from '../features/sharing/groupCode';
import type { Hands } from '../features/sharing/groupCode';
import type { Votes } from '../features/answers/votes';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderPart } from '../test/renderPart';
import { Group } from './Group';

const group: readonly Votes[] = [
  { '1': 'yes', '2': 'yes' },
  { '1': 'yes', '2': 'no' },
  { '1': 'yes', '2': 'undecided' },
];
const hands = {
  room: 30,
  rounds: [{ '2': { yes: 12, no: 11, undecided: 4 } }, { '2': { yes: 15, no: 10, undecided: 4 } }],
} as const;
const picked = encodeClass(['2', '7']);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const people = (words: string) => screen.findByText(words, { selector: 'h2' });
const counts = (title: string) => {
  const row = within(screen.getByRole('table')).getByRole('rowheader', { name: new RegExp(`^${title}`) });
  const cells = within(row.closest('tr') ?? row).getAllByRole('cell');
  return cells.map((cell) => cell.textContent);
};

describe('On the wall', () => {
  test('a policy that is presented begins with the button for its result, also after Next by mouse', async () => {
    const { user } = await renderPart(<Group />, `/group#${encodeGroup(group)}`);
    const present = await screen.findByRole('button', { name: 'Present on a screen' });
    const before = history.length;
    await user.dblClick(present);
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    // One step back leads out of it.
    expect(history.length).toBe(before + 1);
    await user.click(wall.getByRole('button', { name: 'Next' }));
    await user.keyboard('{Enter}');
    expect(wall.getByText('Policy 2 of 2')).toBeVisible();
    expect(wall.getByRole('button', { expanded: true })).toHaveFocus();
  });

  test('another group’s link that is opened on the wall stays, and Back keeps the hands of this one', async () => {
    const hands: Hands = { room: 0, rounds: [{ '2': { yes: 1, no: 0, undecided: 0 } }, {}] };
    const withHands = `#${encodeGroup(group, hands)}`;
    const ofOther = `#${encodeGroup(group.slice(1))}`;
    const { user } = await renderPart(<Group />, `/group#${encodeGroup(group)}`);
    await user.click(await screen.findByRole('button', { name: 'Present on a screen' }));
    await user.click(await screen.findByRole('button', { name: 'Count hands' }));
    await user.keyboard('y');
    act(() => history.back());
    await waitFor(() => expect(location.hash).toBe(withHands));
    await user.click(button('Present on a screen'));
    await screen.findByRole('dialog', { name: 'Presenter’s view' });
    act(() => {
      history.pushState(null, '', ofOther);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await people('2 people')).toBeVisible();
    expect(location.hash).toBe(ofOther);
  });

  test('another class’s link that is opened on the wall shows that class', async () => {
    await renderPart(<Group />, `/group#${picked}/2`);
    expect(await screen.findByRole('dialog', { name: 'Presenter’s view' })).toBeVisible();
    act(() => {
      history.pushState(null, '', `#${encodeClass(['2', '5'])}/5`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('Policy 2 of 2')).toBeVisible();
  });

  test('the wall marks what was shown, in whatever order', async () => {
    const { user } = await renderPart(<Group />, `/group#${encodeGroup(group)}`);
    await user.click(await screen.findByRole('button', { name: 'Present on a screen' }));
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    const tiles = within(wall.getByRole('list', { name: 'The policies in order' }));
    const names = () => tiles.getAllByRole('button').map((tile) => tile.getAttribute('aria-label') ?? '');
    const [first = '', second = ''] = names();
    await user.click(tiles.getByRole('button', { name: second }));
    expect(names()).toEqual([`${first}, seen`, second]);
    await user.click(tiles.getByRole('button', { name: `${first}, seen` }));
    expect(names()).toEqual([first, `${second}, seen`]);
  });

  test('the wall stays when the only count of its policy is taken back to 0', async () => {
    const hands: Hands = {
      room: 3,
      rounds: [{ '1': { yes: 1, no: 0, undecided: 0 }, '3': { yes: 2, no: 0, undecided: 0 } }, {}],
    };
    const { user } = await renderPart(<Group />, `/group#${encodeGroup([], hands)}/1`);
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    await user.click(wall.getByRole('button', { name: '−1 Yes' }));
    expect(location.hash).toMatch(/\/1$/);
    expect(wall.getByText('Policy 1 of 2')).toBeVisible();
  });

  test('a group of which only the size was said is presented with every policy', async () => {
    const { user } = await renderPart(<Group />, `/group#${encodeGroup([], { room: 30, rounds: [{}, {}] })}`);
    await user.click(await screen.findByRole('button', { name: 'Present on a screen' }));
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    expect(wall.getByText(`Policy 1 of ${fixedPolicies.length}`)).toBeVisible();
    // The first hand is counted on another policy than the first: all of them stay.
    await user.click(wall.getByRole('button', { name: 'Next' }));
    await user.click(wall.getByRole('button', { name: '+1 Yes' }));
    expect(wall.getByText(`Policy 2 of ${fixedPolicies.length}`)).toBeVisible();
  });

  test('a group of which only the size was said keeps the wall when the size is cleared', async () => {
    const { user } = await renderPart(<Group />, `/group#${encodeGroup([], { room: 30, rounds: [{}, {}] })}`);
    await user.click(await screen.findByRole('button', { name: 'Present on a screen' }));
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    await user.clear(wall.getByLabelText('In the room'));
    expect(location.pathname).toBe('/group');
    await user.type(wall.getByLabelText('In the room'), '28');
    await user.click(wall.getByRole('button', { name: 'End' }));
    expect(await people('28 people')).toBeVisible();
  });

  test('two steps back from the wall, another class with the same policies keeps its counts, and one step back this one has its own', async () => {
    const ofOther = `#${picked}.${encodeGroup([], hands)}`;
    const { user } = await renderPart(<Group />, `/group${ofOther}`);
    await user.click(await screen.findByRole('button', { name: 'Start a new group' }));
    await user.click(button('Without phones'));
    await user.click(button('Count hands'));
    await screen.findByRole('dialog', { name: 'Presenter’s view' });
    await user.keyboard('y');
    act(() => history.go(-2));
    expect(await people('30 people')).toBeVisible();
    expect(location.hash).toBe(ofOther);
    act(() => history.go(2));
    await screen.findByRole('dialog', { name: 'Presenter’s view' });
    const counted = location.hash.replace('/2', '');
    act(() => history.back());
    await waitFor(() => expect(location.hash).toBe(counted));
  });

  test('after “End”, one step back leads to what was before the count, and the count stays', async () => {
    const { user } = await renderPart(<Group />, `/group#${picked}.${encodeGroup(group)}`);
    await user.click(await screen.findByRole('button', { name: 'Start a new group' }));
    await user.click(button('Without phones'));
    await user.click(button('Count hands'));
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    await user.keyboard('yy');
    const counted = location.hash.replace('/2', '');
    // The second press comes before the browser has gone back, and a third before that is drawn.
    const end = wall.getByRole('button', { name: 'End' });
    addEventListener('popstate', () => end.click(), { once: true });
    act(() => {
      end.click();
      end.click();
    });
    await waitFor(() => expect(screen.getByText('2 people', { selector: 'h2' })).toHaveFocus());
    expect(location.hash).toBe(counted);
    act(() => history.back());
    expect(await people('3 people')).toBeVisible();
    act(() => history.forward());
    expect(await people('2 people')).toBeVisible();
  });

  test('of a class that also answered by phone, the wall marks what was counted and keeps its order through a reload', async () => {
    const path = `/group#${picked}.${encodeGroup([
      { '2': 'yes', '7': 'no' },
      { '2': 'yes', '7': 'yes' },
    ])}`;
    const { user } = await renderPart(<Group />, path);
    await user.click(await screen.findByRole('button', { name: 'Present on a screen' }));
    const names = async () => {
      const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
      const tiles = within(wall.getByRole('list', { name: 'The policies in order' })).getAllByRole('button');
      return tiles.map((tile) => tile.getAttribute('aria-label'));
    };
    const divided = await names();
    expect(divided).toEqual(['Federal Minimum Wage Increase', 'Student Loan Forgiveness']);
    await user.click(button('Count hands'));
    expect(await names()).toEqual(divided);
    await user.keyboard('y');
    const counted = ['Federal Minimum Wage Increase, seen', 'Student Loan Forgiveness'];
    expect(await names()).toEqual(counted);
    cleanup();
    await renderPart(<Group />, `/group${location.hash}`);
    expect(await names()).toEqual(counted);
  });

  test('with one policy on the wall, the second round is said and begins at the button for its result', async () => {
    const { user } = await renderPart(
      <Group />,
      `/group#${encodeClass(['2'])}.${encodeGroup([], { room: 30, rounds: [hands.rounds[0], {}] })}/2`,
    );
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    await user.click(wall.getByRole('button', { name: 'Second round' }));
    expect(wall.getByRole('button', { name: 'Show the result' })).toHaveFocus();
    expect(wall.getAllByRole('status')[0]).toHaveTextContent('Student Loan Forgiveness, second round');
    await user.click(wall.getByRole('button', { name: 'First' }));
    expect(wall.getByRole('button', { name: 'Show the result' })).toHaveFocus();
    expect(wall.getAllByRole('status')[0]).toHaveTextContent('Student Loan Forgiveness, first round');
  });

  test('what is on the wall is in the address, and the second round goes on at a policy without a first', async () => {
    const { user } = await renderPart(<Group />, `/group#${picked}.${encodeGroup([], hands)}/2-2`);
    const wall = within(await screen.findByRole('dialog', { name: 'Presenter’s view' }));
    expect(wall.getByRole('button', { name: 'Second' })).toHaveAttribute('aria-pressed', 'true');
    expect(wall.getByRole('textbox', { name: 'Hands for Yes' })).toHaveValue('15');
    await user.keyboard('{ArrowRight}');
    expect(location.hash).toMatch(/\/7-2$/);
    await user.keyboard('yyy{Shift>}y{/Shift}');
    expect(wall.getByRole('textbox', { name: 'Hands for Yes' })).toHaveValue('2');
    expect(wall.getAllByRole('status')[0]).toHaveTextContent('Yes: 2');
    await user.keyboard('{Escape}');
    await people('30 people');
    expect(counts('Federal Minimum Wage Increase, first')).toEqual(['0 ', '0 ', '0 ']);
    expect(counts('Federal Minimum Wage Increase, second')).toEqual(['2 100%', '0 0%', '0 0%']);
    expect(location.hash).not.toContain('/');
  });
});
