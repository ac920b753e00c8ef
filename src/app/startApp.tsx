import type { EmotionCache } from '@emotion/cache';
import { StrictMode, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { HydrationState } from 'react-router-dom';
import { replayInput } from '../early/replayInput';
import { endMarks } from '../early/rootMarks';
import { StartedContext } from '../lib/started';
import { reloadAfterErasure } from '../features/myData/reloadAfterErasure';
import { emptyErasedFields, markTyping } from '../features/myData/restoredFields';
import { canonicalUrl, longestFragment, paths, sitePath } from '../lib/paths';
import { startPersistence } from '../persistence/startPersistence';
import { App } from './App';
import { findPlace } from './pages';
import type { Place } from './pages';
import { routes } from './routes';
import { trackScrollPositions } from './scrollRestoration';
import { makeStore } from './store';
import { styleCache } from '../theme/styleCache';

/** Ends the current task between two steps of the start, so that the browser can paint and handle input. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

interface StartedProps {
  /** Called once the screen is React's, with a function that is to be called when what is stored is in the store. */
  readonly onReady: (loaded: () => void) => void;
  /** Called once React has drawn what was stored. */
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

function Started({ onReady, onDrawn, children }: StartedProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // A transition, and so drawn with or after what `useDeferredSelector` selects.
    onReady(() => startTransition(() => setDrawn(true)));
  }, [onReady]);
  useEffect(() => {
    // Out of the effect, in which React would not draw what one press changes before the next.
    if (isDrawn) queueMicrotask(onDrawn);
  }, [isDrawn, onDrawn]);
  return <StartedContext value={isDrawn}>{children}</StartedContext>;
}

/**
 * Loads the first screen before the first render: otherwise React Router renders nothing at first, which removes the
 * prerendered page. Hydration needs the screen's code only, not its texts. @throws if the code of a printed page does
 * not arrive: the page then stays as it was printed, readable and with its links, instead of being replaced. Where
 * nothing was printed, React Router gets the error and shows the error boundary.
 */
async function loadFirst(
  { page: { screen, loadCode }, load }: Place,
  isPrinted: boolean,
): Promise<HydrationState> {
  if (isPrinted) return { loaderData: { [screen]: await loadCode() } };
  try {
    return { loaderData: { [screen]: await load() } };
  } catch (error) {
    return { loaderData: {}, errors: { [screen]: error } };
  }
}

/**
 * Replaces the address by the one that the site's links use. React Router would not find the page at some others: with
 * `index.html`, or outside of the site's folder, where some hosts answer with its 404 page. Cuts an endless fragment.
 */
function settleAddress(): Place {
  const { pathname, search } = location;
  const hash = location.hash.slice(0, longestFragment);
  const place = findPlace(pathname) ?? findPlace(sitePath(pathname));
  if (!place) throw new Error('The page for unknown addresses takes every address.');
  const address = sitePath(place.path);
  if (address !== pathname || hash !== location.hash)
    history.replaceState(history.state, '', address + search + hash);
  return place;
}

/**
 * True if the container holds the prerendered HTML of this page. In development it is empty. If the address is spelled
 * differently or the page's own file is missing, hosts and the service worker answer with the page for unknown
 * addresses; hydrating that HTML as this page would fail.
 */
function holdsPrinted(container: Element, { path, isKnown }: Place): boolean {
  const printed = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return container.hasChildNodes() && printed?.href === (isKnown ? canonicalUrl(path) : undefined);
}

interface StartOptions {
  /** Slices to start from instead of their initial state (for tests). */
  readonly preloaded?: Parameters<typeof makeStore>[0];
  readonly cache?: EmotionCache;
}

/**
 * Hydrates before the stored values are loaded, as it has to match the prerendered page, and replays early input last,
 * as that changes stored values. @returns the store, and a function that ends the app (for tests).
 */
export async function startApp(container: Element, { preloaded, cache = styleCache() }: StartOptions = {}) {
  const { store, device } = makeStore(preloaded);
  await pause();
  const place = settleAddress();
  const isPrinted = holdsPrinted(container, place);
  const hydrationData = await loadFirst(place, isPrinted);
  await pause();
  // With the slash at its end: without it the router links to the start page as `/es`, which the service worker of `/es/`
  // does not serve, so that a reload without a network fails there.
  const basename = sitePath(paths.home);
  const router = createBrowserRouter(routes, { basename, hydrationData });
  trackScrollPositions(router);
  let root: Root | undefined;
  /** Not earlier: what is pressed acts on what the visitor sees, and changes what is stored. */
  function onDrawn() {
    store.dispatch(emptyErasedFields());
    store.dispatch(replayInput());
    endMarks();
  }
  const showLoaded = await new Promise<() => void>((resolve) => {
    const app = (
      <StrictMode>
        <Started onReady={resolve} onDrawn={onDrawn}>
          <App store={store} cache={cache} serverState={store.getState()}>
            <RouterProvider router={router} />
          </App>
        </Started>
      </StrictMode>
    );
    if (isPrinted) {
      startTransition(() => {
        // The prerendered page may have been changed by a browser that turns a number into a link, by an extension or a
        // translation. React then renders the page again and goes on. Without this option it reports that as an
        // uncaught error, which `early/scriptLoader.ts` would take for a failed start.
        root = hydrateRoot(container, app, { onRecoverableError: (error) => console.error(error) });
      });
    } else {
      root = createRoot(container);
      root.render(app);
    }
  });
  await pause();
  const endMarking = store.dispatch(markTyping(router));
  const endPersistence = startPersistence(store, device, showLoaded, reloadAfterErasure);
  return {
    store,
    end: () => {
      endPersistence();
      endMarking();
      root?.unmount();
      router.dispose();
    },
  };
}
