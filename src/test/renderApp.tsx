import createCache from '@emotion/cache';
import { act, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App';
import { findRoute } from '../app/routes';
import { makeStore } from '../app/store';
import { styleCache } from '../app/theme';

/** One of each for the whole file, as a page has one: sheets add up. */
const styled = styleCache();
const unstyled = createCache({ key: styled.key, container: document.createElement('div') });

interface RenderOptions {
  /** Slices to start from instead of their initial state. */
  readonly preloaded?: Parameters<typeof makeStore>[0];
  /**
   * For what styles hide or show. Otherwise they stay out of the document: to name an element jsdom asks every rule about
   * all its parts, which took two thirds of the time of these tests.
   */
  readonly withStyles?: boolean;
}

/** The whole app at an address, with a real store; resolves when the screen is there. Nothing is read from storage. */
export async function renderApp(path: string, { preloaded, withStyles = false }: RenderOptions = {}) {
  // jsdom lays nothing out, so it can neither scroll nor tell what is where.
  window.scrollTo = () => undefined;
  document.elementFromPoint = () => null;
  await findRoute(path).load();
  const { store } = makeStore(preloaded);
  // Awaited: the survey screen suspends for a moment on its texts, even when they are there.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <App store={store} cache={withStyles ? styled : unstyled} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  // Whether a press reaches an element is asked of real browsers (e2e/): jsdom computes the style of all around it for each.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { store, user };
}
