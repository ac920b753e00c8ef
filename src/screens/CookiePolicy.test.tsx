import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { decideConsent, selectConsent } from '../persistence/consentSlice';
import { writeFailed } from '../persistence/storageEvents';
import { storageKeys } from '../persistence/storageLifetimes';
import { renderPart } from '../test/renderPart';
import { CookiePolicy } from './CookiePolicy';

describe('The cookie page', () => {
  test('says that there are none', async () => {
    await renderPart(<CookiePolicy />, '/cookie-policy');
    expect(screen.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'No cookies, no tracking' })).toBeVisible();
  });

  test('promises no saving while the browser refuses it', async () => {
    const { store } = await renderPart(<CookiePolicy />, '/cookie-policy');
    const promise = /are saved in this browser\./;
    act(() => {
      store.dispatch(writeFailed({ key: 'letter' }));
    });
    // A letter is kept for the visit only: answers are still saved.
    expect(screen.getByText(promise)).toBeVisible();
    act(() => {
      store.dispatch(writeFailed({ key: 'votes' }));
    });
    expect(screen.queryByText(promise)).toBeNull();
    const refused = /^Not saved on this device: your browser won’t store/;
    expect(screen.getByText(refused)).toBeVisible();
    act(() => {
      store.dispatch(decideConsent('declined'));
    });
    // Whoever declined was promised nothing.
    expect(screen.queryByText(refused)).toBeNull();
    expect(screen.getByText(/You chose not to save/)).toBeVisible();
  });

  test('lists every key with its purpose and lifetime', async () => {
    await renderPart(<CookiePolicy />, '/cookie-policy');
    const table = screen.getByRole('table', { name: 'Items that this site may store in your browser' });
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head).toHaveTextContent('NamePurposeHow long it lasts');
    const keys = rows.map((row) => {
      for (const cell of within(row).getAllByRole('cell')) expect(cell.textContent).toMatch(/\w+ \w+/);
      return within(row).getByRole('rowheader').textContent;
    });
    expect(keys).toEqual(storageKeys);
  });

  test.each([
    ['Accept saving', 'accepted', 'You chose to save in this browser'],
    ['Decline saving', 'declined', 'You chose not to save'],
  ] as const)('takes %s at any time and says what holds then', async (name, choice, words) => {
    const { store, user } = await renderPart(<CookiePolicy />, '/cookie-policy');
    expect(screen.getByText(/^You have not chosen yet/)).toBeVisible();
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
    expect(selectConsent(store.getState())).toBe(choice);
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(name);
    expect(screen.getByText(new RegExp(`^${words}`))).toBeVisible();
  });
});
