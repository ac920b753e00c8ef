import { afterEach } from '@jest/globals';
import { act, getConfig } from '@testing-library/react';
import { startApp } from '../app/startApp';
import { prepare } from './renderPart';
import type { RenderOptions } from './renderPart';

const ends: (() => void)[] = [];
afterEach(() => {
  // Makes the app write what it has not saved yet, so that it does not do so during the next test.
  window.dispatchEvent(new Event('pagehide'));
  act(() => {
    for (const end of ends.splice(0)) end();
  });
});

/** The whole app at an address, started as a page starts it; resolves when the screen is there. */
export async function renderApp(path: string, options: RenderOptions = {}) {
  const { user, cache } = prepare(path, options);
  const { preloaded } = options;
  const container = document.body.appendChild(document.createElement('div'));
  // Waits as `findBy…` does, outside of `act`: inside it React renders only at its end, and the app's start waits for
  // the first render.
  const { store, end } = (await getConfig().asyncWrapper(() =>
    startApp(container, { cache, ...(preloaded && { preloaded }) }),
  )) as Awaited<ReturnType<typeof startApp>>;
  ends.push(() => {
    end();
    container.remove();
  });
  return { store, user };
}
