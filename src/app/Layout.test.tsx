import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../test/renderApp';

/** jsdom's role finder also counts a footer inside an article, which browsers do not. */
function pageFooter(): HTMLElement {
  const [footer] = screen.getAllByRole('contentinfo').filter((each) => !each.closest('article'));
  if (!footer) throw new Error('There is no page footer.');
  return footer;
}

test('A page that stays open over the end of this Congress says so from that day on, also where no card names a bill', async () => {
  jest.useFakeTimers({
    now: new Date('2027-01-02T23:00'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout'],
  });
  await renderApp('/surveys/student-loan-forgiveness');
  expect(document.documentElement).not.toHaveAttribute('data-bills-ended');
  jest.setSystemTime(new Date('2027-01-03T08:00'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(document.documentElement).toHaveAttribute('data-bills-ended');
  delete document.documentElement.dataset.billsEnded;
  jest.useRealTimers();
});

test('The address names the card that a link led to, also after it had named another', async () => {
  const { user } = await renderApp('/surveys#student-loan-forgiveness');
  await user.click(screen.getByRole('link', { name: /^Next policy, Medicare/ }));
  expect(location.hash).toBe('#medicare-expansion');
});

test('Back leads the focus to the tile that led to a card', async () => {
  const { user } = await renderApp('/surveys');
  const [tile] = screen.getAllByRole('link', { name: /^Carbon Tax Policy: not answered/ });
  if (!tile) throw new Error('There is no tile.');
  await user.click(tile);
  await waitFor(() => expect(document.getElementById('carbon-tax-policy')).toHaveFocus());
  history.back();
  await waitFor(() => expect(tile).toHaveFocus());
});

test('Back leads the focus to the heading after a skip link, which led nowhere else', async () => {
  const { user } = await renderApp('/surveys');
  await user.click(screen.getByRole('link', { name: 'Skip to main content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  const before = screen.getByRole('heading', { level: 1 }).textContent;
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Education' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(before));
  history.back();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(before));
  // Back moves the focus to a remembered link one frame later: an earlier look would not find the fault.
  await act(() => new Promise((drawn) => setTimeout(drawn, 100)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Back, after a reload, leads to the card that the address names', async () => {
  history.replaceState({ key: 'before' }, '', '/surveys#carbon-tax-policy');
  history.pushState(null, '', '/about');
  await renderApp('/about');
  history.back();
  await waitFor(() => expect(document.getElementById('carbon-tax-policy')).toHaveFocus());
});

describe('The header', () => {
  test('leads home, to the five screens, and beside Register to where one registers to vote', async () => {
    await renderApp('/');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Civic Voice, home' })).toHaveAttribute('href', '/');
    const links = within(header.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Surveys', '/surveys'],
      ['My answers', '/my-answers'],
      ['Write or Call', '/letter'],
      ['Education', '/education'],
      ['Register', '/register'],
      ['Register to vote (opens in a new tab)', 'https://vote.gov'],
    ]);
  });

  test.each([
    ['/', '/es/'],
    ['/letter?policy=carbon-tax-policy', '/es/letter?policy=carbon-tax-policy'],
    ['/surveys?answer=yes#carbon-tax-policy', '/es/surveys?answer=yes#carbon-tax-policy'],
    ['/no-such-page', '/es/no-such-page'],
  ])('leads from %s to the same page in the other language', async (path, same) => {
    await renderApp(path);
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Español' });
    expect(link).toHaveAttribute('href', same);
    expect(link).toHaveAttribute('hreflang', 'es-US');
    expect(link).toHaveAttribute('lang', 'es-US');
  });

  test.each([
    ['/surveys/carbon-tax-policy', ['Surveys']],
    ['/letter', ['Write or Call']],
    ['/', []],
  ])('marks on %s where the visitor is', async (path, current) => {
    await renderApp(path);
    const nav = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(nav.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(current);
  });
});

test('The footer holds both policies, the contact mail and the present year', async () => {
  await renderApp('/');
  const footer = within(pageFooter());
  const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['My answers', '/my-answers'],
    ['Compare answers', '/compare'],
    ['Compare as a group', '/group'],
    ['About Civic Voice', '/about'],
    ['Privacy Policy', '/privacy-policy'],
    ['Cookie Policy', '/cookie-policy'],
    ['Accessibility', '/accessibility'],
    ['contact@example.org', 'mailto:contact@example.org'],
    ['Shared computer? Erase everything', '/cookie-policy#erase'],
  ]);
  expect(footer.getByText(`© ${new Date().getFullYear()} Civic Voice`)).toBeVisible();
});

describe('Following a link', () => {
  test.each(['/about', '/surveys?answer=yes'])(
    'to the page that is open, %s, leads to its top',
    async (path) => {
      const { user } = await renderApp(path);
      const scrolled: unknown[] = [];
      window.scrollTo = (to?: unknown) => void scrolled.push(to);
      const here = path.split('?')[0] ?? '';
      const link = Array.from(
        document.querySelectorAll<HTMLElement>(`header a[href="${here}"], footer a[href="${here}"]`),
      ).at(-1);
      if (!link) throw new Error('No link leads here.');
      await user.click(link);
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(scrolled).toContainEqual({ top: 0, behavior: 'instant' });
    },
  );

  test('leaves focus alone on the first screen', async () => {
    await renderApp('/');
    expect(document.body).toHaveFocus();
  });
});
