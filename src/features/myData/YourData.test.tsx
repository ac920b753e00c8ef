import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { someDataFile } from '../../test/someDataFile';
import { someMember } from '../../test/someMember';
import { blockStorage } from '../../test/faultyStorage';
import { inStorage, openTab, saved } from '../../test/openTab';
import { decideConsent } from '../../persistence/consentSlice';
import { noticeActions } from '../../app/noticeActions';
import { Notices } from '../notices/Notices';
import { selectMember } from '../membership/registrationSlice';
import { selectVotes } from '../answers/votesSlice';
import { endVisit } from './endVisit';
import { YourData } from './YourData';

// Loads another page, which jsdom can't; e2e/erased.spec.ts follows it there.
jest.mock('./endVisit');

let files: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  files = [];
  let blob: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      blob = given;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (blob) files.push({ name: this.download, text: textOf(blob) });
  });
});
// What was to be saved is saved before the next test begins.
afterEach(saved);

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.readAsText(blob);
  });
}

async function show() {
  const { store } = await openTab();
  render(
    <MemoryRouter>
      <Provider store={store}>
        <YourData />
        <Notices actions={noticeActions} />
      </Provider>
    </MemoryRouter>,
  );
  // What the browser is asked, and a first notice, arrive a moment later.
  await act(saved);
  return { store, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

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
    const { user } = await show();
    expect(['votes', 'user', 'consent'].map(storedValue)).toEqual(Array(3).fill('Nothing yet'));
    expect(screen.getByText('There is nothing to download yet.')).toBeInTheDocument();
    for (const name of ['Download my data', 'Clear answers', 'Remove registration']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await press(user, name);
    }
    expect([screen.queryByRole('dialog'), files.length]).toEqual([null, 0]);
  });

  test('is shown with its size and place, and follows what other tabs do', async () => {
    fill();
    await show();
    expect(storedValue('votes')).toBe('20 bytes, in this browser');
    localStorage.setItem('votes', '{"1":"yes"}');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'votes' }));
    });
    await waitFor(() => {
      expect(storedValue('votes')).toBe('11 bytes, in this browser');
    });
  });

  test('is in this tab only after Decline', async () => {
    fill();
    const { store } = await show();
    act(() => {
      store.dispatch(decideConsent('declined'));
    });
    await waitFor(() => {
      expect(storedValue('votes')).toBe('20 bytes, in this tab only');
    });
    expect(storedValue('consent')).toMatch(/ bytes, in this browser$/);
    expect(screen.getByText(/stay in this tab only/)).toBeInTheDocument();
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
  test('gives answers and registration, without password and photo', async () => {
    fill();
    const { user } = await show();
    await press(user, 'Download my data');
    expect(files[0]?.name).toBe('civic-voice-data.json');
    const file = JSON.parse((await files[0]?.text) ?? '') as unknown;
    expect(file).toMatchObject({ votes: { '1': 'yes', '3': 'no' } });
    expect(file).toHaveProperty('user', { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' });
    expect(screen.getByText(/Your file is ready/)).toBeInTheDocument();
  });

  test('gives the photo on request', async () => {
    fill();
    const { user } = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Include my photo' }));
    await press(user, 'Download my data');
    expect(await files[0]?.text).toContain('data:image/jpeg;base64');
  });

  test('gives text that could not be read, with the name it was stored under', async () => {
    localStorage.setItem('votes', '{"1":"ye');
    const { user } = await show();
    expect(storedValue('unreadable')).toMatch(/^8 bytes, in this browser/);
    await press(user, 'Download as it is, unreadable');
    expect([files[0]?.name, await files[0]?.text]).toEqual(['unreadable.txt', '{"1":"ye']);
    await press(user, 'Erase unreadable data');
    await answer(user, 'Erase');
    await waitFor(() => {
      expect(screen.queryByText('unreadable')).not.toBeInTheDocument();
    });
  });
});

describe('Restoring', () => {
  const eva = { firstName: 'Eva', lastName: 'Ruiz', email: 'ana@example.com' };

  test('shows what would change and changes nothing without a yes', async () => {
    fill();
    const { store, user } = await show();
    await choose(user, someDataFile({ votes: { '1': 'no', '2': 'yes', '3': 'no', '99': 'yes' }, user: eva }));
    const region = await restoring();
    await within(region).findByText('1 answer will be added.');
    expect(region).toHaveTextContent('1 of your answers will be replaced: Universal Background Checks.');
    expect(region).toHaveTextContent('1 answer in the file can’t be used here');
    expect(region).toHaveTextContent(
      'Your registration will be that of Eva Ruiz (ana@example.com). Your password stays as it is.',
    );
    await press(user, 'Restore');
    await answer(user, 'Cancel');
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '3': 'no' });
    await press(user, 'Cancel');
    expect(screen.queryByRole('region', { name: 'What would change' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Restore from a file')).toHaveFocus();
  });

  test('takes the file over after a yes', async () => {
    fill();
    const { store, user } = await show();
    await choose(user, someDataFile({ votes: { '1': 'no' }, user: eva }));
    await restoring();
    await press(user, 'Restore');
    await answer(user, 'Restore');
    expect(selectVotes(store.getState())).toEqual({ '1': 'no', '3': 'no' });
    expect(selectMember(store.getState())).toEqual(someMember(eva));
    expect(await screen.findByText('Your copy was restored.')).toBeInTheDocument();
    expect(screen.getByLabelText('Restore from a file')).toHaveFocus();
  });

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

  test.each([
    ['{"1":"yes"}', /does not come from Civic Voice/],
    ['not json', /not in the right form/],
    [someDataFile({ version: 2 }), /newer version/],
    [someDataFile({ votes: {} }), /nothing in this file/],
    [' '.repeat(1_000_001), /larger than 1 MB/],
  ])('says what is wrong with a file (%#)', async (text, words) => {
    const { user } = await show();
    await choose(user, text);
    expect(await screen.findByText(words)).toBeInTheDocument();
    const input = screen.getByLabelText('Restore from a file');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(words);
    await choose(user, someDataFile());
    await restoring();
    expect(input).toBeValid();
  });
});

describe('Erasing', () => {
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

  test('the votes can be undone in the notice, by keyboard, and focus goes back', async () => {
    fill();
    const { store, user } = await show();
    await press(user, 'Clear answers');
    await answer(user, 'Clear');
    await screen.findByText('Your answers were cleared.');
    await user.keyboard('{F8}{Tab}');
    const notices = screen.getByRole('region', { name: 'Notices' });
    expect(within(notices).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '3': 'no' });
    expect(await screen.findByText('Your answers are back.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear answers' })).toHaveFocus();
  });

  test('the registration leaves the votes', async () => {
    fill();
    const { store, user } = await show();
    await press(user, 'Remove registration');
    await answer(user, 'Remove');
    expect([selectMember(store.getState()), selectVotes(store.getState())]).toEqual([
      null,
      { '1': 'yes', '3': 'no' },
    ]);
  });

  test('everything can’t be undone', async () => {
    fill();
    const { store, user } = await show();
    await press(user, 'Erase everything');
    await answer(user, 'Erase');
    await act(saved);
    expect([selectMember(store.getState()), selectVotes(store.getState())]).toEqual([null, {}]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(inStorage()).toEqual({ votes: '{}', user: 'null' });
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
