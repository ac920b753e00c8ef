import createCache from '@emotion/cache';
import { afterEach } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/App';
import { makeStore } from '../app/store';
import { paths, sitePath } from '../lib/paths';
import { styleCache } from '../theme/styleCache';

/** One cache of each kind for the whole file, as a page has one: with new ones in each test, sheets would add up. */
const styled = styleCache();
const unstyled = createCache({ key: styled.key, container: document.createElement('div') });

type Store = ReturnType<typeof makeStore>['store'];

export interface RenderOptions {
  /** Slices to start from instead of their initial state. */
  readonly preloaded?: NonNullable<Parameters<typeof makeStore>[0]>;
  /**
   * Puts the styles into the document, for tests of what styles hide or show. By default they stay out: to work out the
   * name of an element, jsdom checks every rule for all its parts, which took two thirds of the time of these tests.
   */
  readonly withStyles?: boolean;
}

/** What `renderPart` and `renderApp` do alike before they draw. @returns the visitor, and the cache for the styles. */
export function prepare(path: string, { withStyles = false }: RenderOptions) {
  // jsdom lays nothing out, so it can neither scroll nor tell what is where.
  window.scrollTo = () => undefined;
  document.elementsFromPoint = () => [];
  history.replaceState(null, '', path);
  // Whether a press reaches an element is tested in real browsers (e2e/). Here jsdom would compute the styles of the
  // element and of all around it for each press.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, cache: withStyles ? styled : unstyled };
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

interface PartOptions extends RenderOptions {
  /** One that the test has made, such as `openTab`'s, which is kept in the browser's storage. */
  readonly store?: Store;
}

/**
 * One part of a screen with what it needs around it: a store, the router and the theme. Nothing is read from the
 * browser's storage and nothing is written to it. Resolves when what the part loads at once is there.
 * @param path the address, for parts that read it.
 */
export async function renderPart(part: ReactNode, path = '/', options: PartOptions = {}) {
  const { user, cache } = prepare(path, options);
  const { store = makeStore(options.preloaded).store } = options;
  const router = createBrowserRouter([{ path: '*', element: part }], { basename: sitePath(paths.home) });
  ends.push(() => router.dispose());
  const app = (
    <App store={store} cache={cache}>
      <RouterProvider router={router} />
    </App>
  );
  await act(() => Promise.resolve(render(app, { reactStrictMode: true })));
  return { store, user };
}
