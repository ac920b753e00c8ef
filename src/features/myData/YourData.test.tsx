import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someDataFile } from '../../test/someDataFile';
import { someMember } from '../../test/someMember';
import { blockStorage, refuseWrites } from '../../test/faultyStorage';
import { inStorage, openTab, saved } from '../../test/openTab';
import { renderPart } from '../../test/renderPart';
import { noticeActions } from '../../app/noticeActions';
import { Notices } from '../notices/Notices';
import { persistedVotes } from '../answers/votes';
import { selectVotes } from '../answers/votesSlice';
import { endVisit } from './endVisit';
import { YourData } from './YourData';

// Loads another page, which jsdom can't; e2e/erased.spec.ts follows it there.
jest.mock('./endVisit');

// What was to be saved is saved before the next test begins.
afterEach(saved);

async function show() {
  const { store, device } = await openTab();
  const { user } = await renderPart(
    <>
      <YourData />
      <Notices actions={noticeActions} />
    </>,
    '/cookie-policy',
    { store },
  );
  // What the browser is asked, and a first notice, arrive a moment later.
  await act(saved);
  return { store, device, user };
}

type User = Awaited<ReturnType<typeof show>>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

async function answer(user: User, name: string) {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

async function choose(user: User, text: string) {
  const file = Object.assign(new File([text], 'data.json'), { text: () => Promise.resolve(text) });
  await user.upload(screen.getByLabelText('Restore from a file'), file);
}

const storedValue = (name: string) =>
  screen.getByText(name, { selector: 'code' }).closest('div')?.querySelector('dd')?.textContent;

const restoring = () => screen.findByRole('region', { name: 'What would change' });

function fill() {
  localStorage.setItem('votes', '{"1":"yes","3":"no"}');
  localStorage.setItem('user', JSON.stringify(someMember()));
}

describe('What is stored', () => {
  test('is nothing at first, and then there is nothing to download or erase', async () => {
    const createObjectURL = jest.fn();
    Object.assign(URL, { createObjectURL });
    const { user } = await show();
    expect(['votes', 'user', 'consent'].map(storedValue)).toEqual(Array(3).fill('Nothing yet'));
    expect(screen.getByText('There is nothing to download yet.')).toBeInTheDocument();
    for (const name of ['Download my data', 'Clear answers', 'Remove registration']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await press(user, name);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(createObjectURL).not.toHaveBeenCalled();
  });

  test('is nothing to download where all fields of a remembered signature were emptied again', async () => {
    localStorage.setItem('sender', '{"name":"","city":"","zip":""}');
    await show();
    expect(screen.getByRole('button', { name: 'Download my data' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('is shown once it is written, however long after the change of the state that was', async () => {
    const { device } = await show();
    const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
    await wait();
    device.write(persistedVotes, { 1: 'yes' });
    await wait();
    expect(storedValue('votes')).not.toBe('Nothing yet');
  });

  test('says plainly when the browser blocks storage', async () => {
    blockStorage();
    await show();
    expect(storedValue('votes')).toBe('Blocked');
    expect(screen.getByText(/Your browser blocks storage for this site/)).toBeInTheDocument();
  });

  test.each([
    [true, /has agreed to keep this data/],
    [false, /may erase this data/],
  ])('says whether the browser agreed to keep it (%s)', async (agreed, words) => {
    Object.defineProperty(navigator, 'storage', {
      value: { persisted: () => Promise.resolve(agreed) },
      configurable: true,
    });
    await show();
    expect(await screen.findByText(words)).toHaveTextContent(
      /Safari erases it after seven days of use without a visit/,
    );
  });
});

describe('Downloading', () => {
  test('is followed by nothing that could not be read, once that is erased', async () => {
    localStorage.setItem('votes', '{"1":"ye');
    const { user } = await show();
    expect(storedValue('unreadable')).toMatch(/^8 bytes, in this browser/);
    await press(user, 'Erase unreadable data');
    await answer(user, 'Erase');
    await waitFor(() => {
      expect(screen.queryByText('unreadable')).not.toBeInTheDocument();
    });
  });
});

describe('Restoring', () => {
  const eva = { firstName: 'Eva', lastName: 'Ruiz', email: 'ana@example.com' };

  test('offers nothing when nothing would change', async () => {
    fill();
    const { user } = await show();
    await choose(user, someDataFile({ votes: { '1': 'yes' }, user: { ...eva, firstName: 'Ana' } }));
    expect(await restoring()).toHaveTextContent('Nothing would change here.');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('sends a visitor who is not registered to Register', async () => {
    const { user } = await show();
    await choose(user, someDataFile({ user: eva }));
    expect(await restoring()).toHaveTextContent('the registration of Eva Ruiz (ana@example.com)');
    expect(screen.getByRole('link', { name: 'Go to Register' })).toHaveAttribute('href', '/register');
  });

  test('names the district of a signature that would be replaced', async () => {
    const signature = { name: 'Ann Lee', street: '1 Main', city: 'Austin', state: 'TX', zip: '78701' };
    localStorage.setItem('sender', JSON.stringify({ ...signature, name: 'Ann' }));
    const { user } = await show();
    await choose(user, someDataFile({ sender: { ...signature, district: 10, congress: 119 } }));
    expect(await restoring()).toHaveTextContent(
      'Your letter signature will be: Ann Lee, 1 Main, Austin, TX, 78701, 10th district.',
    );
  });

  const wrongFiles = [
    ['{"1":"yes"}', /does not come from Civic Voice/],
    ['not json', /not in the right form/],
    [someDataFile({ version: 2 }), /newer version/],
    [someDataFile({ votes: {} }), /nothing in this file/],
    [' '.repeat(1_000_001), /larger than 1 MB/],
  ] as const;

  test('says what is wrong with a file, until one can be read', async () => {
    const { user } = await show();
    const input = screen.getByLabelText('Restore from a file');
    for (const [text, words] of wrongFiles) {
      await choose(user, text);
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(words);
    }
    await choose(user, someDataFile());
    await restoring();
    expect(input).toBeValid();
  });
});

describe('Erasing', () => {
  test('everything promises nothing of tabs that can’t hear of it', async () => {
    const { user } = await show();
    await press(user, 'Erase everything');
    const question = await screen.findByRole('dialog');
    expect(question).not.toHaveTextContent('in every open tab');
    expect(question).toHaveTextContent('A tab that sleeps or shows another site may keep what it holds');
    await answer(user, 'Cancel');
  });

  test('everything takes away the chosen file and what would come from it', async () => {
    const { user } = await show();
    const registered = { firstName: 'Eva', lastName: 'Ruiz', email: 'eva@example.com' };
    await choose(user, someDataFile({ user: registered }));
    expect(await restoring()).toHaveTextContent('eva@example.com');
    await press(user, 'Erase everything');
    await answer(user, 'Erase');
    expect(screen.queryByRole('region', { name: 'What would change' })).not.toBeInTheDocument();
    expect(screen.queryByText('data.json')).not.toBeInTheDocument();
    expect(screen.getByLabelText<HTMLInputElement>('Restore from a file').files).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Erase everything' })).toHaveFocus();
  });

  test('everything, if the browser refuses it, leaves the chosen file as it is', async () => {
    fill();
    const { user } = await show();
    await choose(
      user,
      someDataFile({ user: { firstName: 'Eva', lastName: 'Ruiz', email: 'eva@example.com' } }),
    );
    await restoring();
    refuseWrites();
    const removeItem = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new Error('refused');
    });
    await press(user, 'Erase everything');
    await answer(user, 'Erase');
    removeItem.mockRestore();
    expect(await restoring()).toHaveTextContent('eva@example.com');
  });

  test('the votes asks first and can be undone beside the button', async () => {
    fill();
    const { store, user } = await show();
    await press(user, 'Clear answers');
    await answer(user, 'Cancel');
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '3': 'no' });
    await press(user, 'Clear answers');
    await answer(user, 'Clear');
    expect(selectVotes(store.getState())).toEqual({});
    await waitFor(() => {
      expect(storedValue('votes')).toBe('Nothing yet');
    });
    const section = screen.getByRole('region', { name: 'Your data on this device' });
    await user.click(within(section).getByRole('button', { name: 'Undo' }));
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '3': 'no' });
    expect(screen.getByRole('button', { name: 'Clear answers' })).toHaveFocus();
  });

  test('everything takes the choices along where that is asked for, and ends the visit', async () => {
    fill();
    localStorage.setItem('appearance', '"dark"');
    const { user } = await show();
    await press(user, 'Erase everything');
    await user.click(await screen.findByRole('checkbox', { name: /^Also erase my choices/ }));
    await answer(user, 'Erase');
    await act(saved);
    expect(inStorage()).toEqual({});
    expect(endVisit).toHaveBeenCalledTimes(1);
  });
});
