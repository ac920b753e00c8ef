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
  test('is a labelled region, first in the document, and no dialog', async () => {
    await renderApp('/');
    expect(banner()).toBeVisible();
    expect(banner().parentElement?.firstElementChild).toBe(banner());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says before a choice that what is entered is being saved, and links to the Cookie Policy', async () => {
    await renderApp('/');
    expect(banner()).toHaveTextContent(
      /^No tracking, no cookies\. What you enter is being saved on this device/,
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

  test('gives both answers the same weight', async () => {
    await renderApp('/');
    const [accept, decline] = within(banner()).getAllByRole('button');
    expect([accept?.textContent, decline?.textContent]).toEqual(['Accept saving', 'Decline saving']);
    expect(accept?.className).toBe(decline?.className);
  });

  test.each([
    ['Accept saving', 'accepted'],
    ['Decline saving', 'declined'],
  ])('goes away on %s and keeps the choice with its date', async (answer, choice) => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('button', { name: answer }));
    expect(noBanner()).toBe(true);
    expect(document.documentElement.dataset.consent).toBe(choice);
    const stored = JSON.parse(localStorage.getItem('consent') ?? 'null') as { choice: string; at: string };
    expect(stored.choice).toBe(choice);
    expect(Math.abs(Date.now() - Date.parse(stored.at))).toBeLessThan(60_000);
  });

  test('is not shown again to a visitor who has chosen', async () => {
    await renderApp('/', {
      preloaded: { consent: { decision: { choice: 'declined', at: '2026-11-21T10:00:00.000Z' } } },
    });
    expect(noBanner()).toBe(true);
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

  test('leaves a line on the page that says answers are not saved after Decline', async () => {
    const { user } = await renderApp('/', { withStyles: true });
    const line = screen.getByText(/^Not saved on this device/);
    expect(line).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decline saving' }));
    expect(line).toBeVisible();
  });

  test('hands focus to the main content when it goes away', async () => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Accept saving' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
