import createCache from '@emotion/cache';
import { afterEach } from '@jest/globals';
import { act, getConfig } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import * as React from 'react';
import { startApp } from '../app/startApp';
import { styleCache } from '../theme/styleCache';

// React's development build keeps a stack trace with the first 10,000 elements of each second, for its warnings: a sixth
// of the time of these tests. Without it a warning still names the component.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/** One cache of each kind for the whole file, as a page has one: with new ones in each test, sheets would add up. */
const styled = styleCache();
const unstyled = createCache({ key: styled.key, container: document.createElement('div') });

interface RenderOptions {
  /** Slices to start from instead of their initial state. */
  readonly preloaded?: NonNullable<Parameters<typeof startApp>[1]>['preloaded'];
  /**
   * Puts the styles into the document, for tests of what styles hide or show. By default they stay out: to work out the
   * name of an element, jsdom checks every rule for all its parts, which took two thirds of the time of these tests.
   */
  readonly withStyles?: boolean;
}

const ends: (() => void)[] = [];
afterEach(() => {
  // Makes the app write what it has not saved yet, so that it does not do so during the next test.
  window.dispatchEvent(new Event('pagehide'));
  act(() => {
    for (const end of ends.splice(0)) end();
  });
});

/** The whole app at an address, started as a page starts it; resolves when the screen is there. */
export async function renderApp(path: string, { preloaded, withStyles = false }: RenderOptions = {}) {
  // jsdom lays nothing out, so it can neither scroll nor tell what is where.
  window.scrollTo = () => undefined;
  document.elementsFromPoint = () => [];
  history.replaceState(null, '', path);
  const container = document.body.appendChild(document.createElement('div'));
  // Waits as `findBy…` does, outside of `act`: inside it React renders only at its end, and the app's start waits for
  // the first render.
  const { store, end } = (await getConfig().asyncWrapper(() =>
    startApp(container, { cache: withStyles ? styled : unstyled, ...(preloaded && { preloaded }) }),
  )) as Awaited<ReturnType<typeof startApp>>;
  ends.push(() => {
    end();
    container.remove();
  });
  // Whether a press reaches an element is tested in real browsers (e2e/). Here jsdom would compute the styles of the
  // element and of all around it for each press.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { store, user };
}
