import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { erased } from '../../persistence/storageEvents';
import { refuseWrites } from '../../test/faultyStorage';
import { notices } from 'words/notices';
import { renderApp } from '../../test/renderApp';
import { voteCast } from '../answers/votesSlice';

const name = 'Your data and this site';
const banner = () => screen.getByRole('region', { name });
const noBanner = () => screen.queryByRole('region', { name }) === null;

afterEach(() => {
  delete document.documentElement.dataset.consent;
});

describe('The consent banner', () => {
  test('says before a choice that what is entered is being saved, and links to the Cookie Policy', async () => {
    await renderApp('/');
    expect(banner()).toHaveTextContent(
      /^No tracking, no cookies\. Your answers and registration are saved in this browser only, so that they are there next time\./,
    );
    const link = within(banner()).getByRole('link', { name: 'Cookie Policy' });
    expect(link).toHaveAttribute('href', '/cookie-policy');
  });

  test('is left out on the last page of a visit, which asks for nothing', async () => {
    await renderApp('/erased');
    expect(noBanner()).toBe(true);
  });

  test('does not say so while the browser refuses', async () => {
    const { store } = await renderApp('/');
    refuseWrites();
    act(() => {
      store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    });
    await screen.findByText(notices.notSaved.description);
    expect(banner()).toHaveTextContent(/^No tracking, no cookies\. Cookie Policy/);
  });

  test('comes back once the choice is erased', async () => {
    const { store, user } = await renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Accept saving' }));
    act(() => {
      store.dispatch(erased({ keys: ['consent'] }));
    });
    expect(banner()).toBeVisible();
    expect(document.documentElement.dataset.consent).toBeUndefined();
  });

  test('hands focus to the main content when it goes away', async () => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Accept saving' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
