import createCache from '@emotion/cache';
import { afterEach } from '@jest/globals';
import { act, getConfig } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { startApp } from '../startApp';
import { styleCache } from '../app/theme';

/** One of each for the whole file, as a page has one: sheets add up. */
const styled = styleCache();
const unstyled = createCache({ key: styled.key, container: document.createElement('div') });

interface RenderOptions {
  /** Slices to start from instead of their initial state. */
  readonly preloaded?: NonNullable<Parameters<typeof startApp>[1]>['preloaded'];
  /**
   * For what styles hide or show. Otherwise they stay out of the document: to name an element jsdom asks every rule about
   * all its parts, which took two thirds of the time of these tests.
   */
  readonly withStyles?: boolean;
}

const ends: (() => void)[] = [];
afterEach(() => {
  // What was to be saved is saved before the next test begins.
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
  // As `findBy…` waits: inside of `act` React draws nothing before it is over, and the start waits for the first drawing.
  const { store, end } = (await getConfig().asyncWrapper(() =>
    startApp(container, { cache: withStyles ? styled : unstyled, ...(preloaded && { preloaded }) }),
  )) as Awaited<ReturnType<typeof startApp>>;
  ends.push(() => {
    end();
    container.remove();
  });
  // Whether a press reaches an element is asked of real browsers (e2e/): jsdom computes the style of all around it for each.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { store, user };
}
