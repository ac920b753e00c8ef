import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { notices } from 'words/notices';
import { renderApp } from '../../test/renderApp';
import { someMember } from '../../test/someMember';
import { voteCast, votesCleared } from '../answers/votesSlice';
import { registered, registrationRefused } from '../membership/registrationSlice';
import { noticeDuration } from './noticeDuration';
import { selectNotice } from './noticesSlice';

beforeEach(async () => {
  // Its code is fetched when first needed; here the tests are about what happens then.
  await import('./NoticeSnackbar');
});
afterEach(() => {
  jest.useRealTimers();
});

type App = Awaited<ReturnType<typeof renderApp>>;

/** The app at an address. From here on the test turns the clock: the start itself waits for real timers. */
async function open(path: string): Promise<App> {
  const app = await renderApp(path);
  jest.useFakeTimers();
  return app;
}

/** Events that the site answers with a notice, by its name. */
const events = {
  fieldsMissing: registrationRefused('fieldsMissing'),
  registered: registered(someMember()),
  votesCleared: votesCleared(),
};

async function show({ store }: App, name: keyof typeof events) {
  await act(async () => {
    store.dispatch(events[name]);
    await Promise.resolve();
  });
}

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

const area = () => screen.getByRole('region', { name: 'Notices' });
/** The two live regions of the area, both in the page from the start. */
const region = (role: 'alert' | 'status') => within(area()).getByRole(role);
const shownText = () => `${region('alert').textContent}${region('status').textContent}`;

describe('A notice', () => {
  test.each([
    ['an error interrupts', 'fieldsMissing', 'alert'],
    ['success waits its turn', 'registered', 'status'],
  ] as const)('that tells of %s, in one region that was there and empty before it', async (_, name, role) => {
    const app = await open('/privacy-policy');
    const before = region(role);
    expect(before).toBeEmptyDOMElement();
    await show(app, name);
    expect(region(role)).toBe(before);
    const words = screen.getByText(notices[name].description);
    const regions: (string | null)[] = [];
    for (let at = words.parentElement; at; at = at.parentElement) {
      if (at.role === 'alert' || at.role === 'status' || at.hasAttribute('aria-live')) regions.push(at.role);
    }
    expect(regions).toEqual([role]);
  });

  test('says where its button is, as long as there is one', async () => {
    const app = await open('/privacy-policy');
    act(() => {
      app.store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    });
    await show(app, 'votesCleared');
    // Of two texts in one element, screen readers leave out the space where the second is out of the flow.
    const sentences = within(region('status')).getAllByRole('paragraph');
    expect(sentences.slice(1).map(({ textContent }) => textContent)).toEqual([
      notices.votesCleared.description,
      'Press F8 to reach the button “Undo”.',
    ]);
    await show(app, 'registered');
    expect(region('status')).not.toHaveTextContent('F8');
  });

  test('that comes from a dialog waits until the page has been heard again for a moment', async () => {
    const app = await open('/privacy-policy');
    const page = area().parentElement;
    page?.setAttribute('aria-hidden', 'true');
    await show(app, 'votesCleared');
    expect(screen.queryByText(notices.votesCleared.description)).not.toBeInTheDocument();
    await act(async () => {
      page?.removeAttribute('aria-hidden');
      await Promise.resolve();
    });
    // A screen reader leaves out what comes together with the page.
    expect(screen.queryByText(notices.votesCleared.description)).not.toBeInTheDocument();
    await act(async () => {
      jest.advanceTimersByTime(150);
      await Promise.resolve();
    });
    expect(screen.getByText(notices.votesCleared.description)).toBeVisible();
  });

  test('leaves after its duration, not sooner', async () => {
    const app = await open('/privacy-policy');
    await show(app, 'registered');
    pass(noticeDuration - 1);
    expect(shownText()).toContain(notices.registered.description);
    pass(1);
    expect(shownText()).toBe('');
    expect(selectNotice(app.store.getState())).toBeNull();
  });

  test('has all its duration of its own when it replaces another', async () => {
    const app = await open('/privacy-policy');
    await show(app, 'registered');
    pass(noticeDuration / 2);
    await show(app, 'fieldsMissing');
    pass(noticeDuration - 1);
    expect(shownText()).toContain(notices.fieldsMissing.description);
    pass(1);
    expect(shownText()).toBe('');
  });

  test.each([
    ['its area has the focus', () => area().focus()],
    ['its close button has the focus', () => screen.getByRole('button', { name: 'Close' }).focus()],
    ['the window is in the background', () => void window.dispatchEvent(new Event('blur'))],
  ])('stays while %s', async (_, happen) => {
    const app = await open('/privacy-policy');
    await show(app, 'registered');
    act(happen);
    pass(4 * noticeDuration);
    expect(shownText()).not.toBe('');
  });

  test('does not close because something else is pressed', async () => {
    const app = await open('/privacy-policy');
    await show(app, 'fieldsMissing');
    await app.user.click(screen.getByRole('heading', { level: 1 }));
    expect(shownText()).not.toBe('');
  });
});

describe('F8', () => {
  const somewhere = () => screen.getByRole('link', { name: 'Education' });
  const focus = (element: HTMLElement) => {
    act(() => {
      element.focus();
    });
  };

  test('can be pressed twice without forgetting where focus was', async () => {
    const app = await open('/privacy-policy');
    focus(somewhere());
    await show(app, 'fieldsMissing');
    await app.user.keyboard('{F8}{F8}{Escape}');
    expect(somewhere()).toHaveFocus();
  });
});

describe('Focus', () => {
  test('goes back to where it was when the close button is pressed by pointer', async () => {
    const app = await open('/privacy-policy');
    const link = screen.getByRole('link', { name: 'Education' });
    act(() => {
      link.focus();
    });
    await show(app, 'fieldsMissing');
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(link).toHaveFocus();
  });

  test('that a closed notice had keeps no later notice from leaving', async () => {
    const app = await open('/privacy-policy');
    act(() => {
      screen.getByRole('link', { name: 'Education' }).focus();
    });
    await show(app, 'fieldsMissing');
    await app.user.keyboard('{F8}{Tab}{Enter}');
    await show(app, 'registered');
    expect(shownText()).toContain(notices.registered.description);
    pass(noticeDuration);
    expect(shownText()).toBe('');
  });

  test('stays in the area when a new notice replaces the one it was in', async () => {
    const app = await open('/privacy-policy');
    const link = screen.getByRole('link', { name: 'Education' });
    act(() => {
      link.focus();
    });
    await show(app, 'fieldsMissing');
    await app.user.keyboard('{F8}{Tab}');
    await show(app, 'registered');
    expect(area()).toHaveFocus();
    await app.user.keyboard('{Escape}');
    expect(link).toHaveFocus();
  });
});
