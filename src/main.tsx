// First of all: it has to hear of Back before the router does.
import './ui/useLeaveGuard';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { failure } from 'words/failure';
import { site } from 'words/site';
import { App } from './app/App';
import { findRoute } from './app/routes';
import { makeStore } from './app/store';
import { readEnteredFields, replayInput } from './early/replayInput';
import { styleCache } from './app/theme';
import { whenIdle } from './app/whenIdle';
import { selectMember } from './features/registration/registrationSlice';
import { reloadErased } from './features/yourData/reloadErased';
import { startPersistence } from './storage/startPersistence';
import { ErrorBoundary } from './ui/ErrorBoundary';

/** Between two steps of the start, so that a press or a paint need not wait for all of them. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The last resort: needs neither store nor theme, either of which may be what failed. Its words come with this script. */
function SiteFailure() {
  return (
    <main style={{ maxWidth: 640, margin: '15vh auto', padding: 24 }}>
      <title>{`${failure.site.heading} | ${site.name}`}</title>
      <h1>{failure.site.heading}</h1>
      <p>{failure.site.text}</p>
      <button
        type="button"
        onClick={() => {
          location.reload();
        }}
        style={{ font: 'inherit', minHeight: 48, padding: '0 24px' }}
      >
        {failure.site.reload}
      </button>
    </main>
  );
}

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { pathname, search, hash } = location;
  // Many hosts add a slash; from here on the page has the one address that links and the route table know.
  if (pathname.endsWith('/') && pathname !== `${BASE_PATH}/`)
    history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash);
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const opener = workers?.controller ?? null;

  await pause();
  const { store, device } = makeStore();
  await pause();
  // The prerendered screen is on display; hydrating it needs its code, or React would drop it. If the
  // code can't be had, the screen's error boundary says so.
  await findRoute(location.pathname)
    .loadCode()
    .catch(() => undefined);
  await pause();
  const entered = readEnteredFields();
  await new Promise<void>((resolve) => {
    const page = (
      <StrictMode>
        <ErrorBoundary fallback={<SiteFailure />}>
          <BrowserRouter basename={BASE_PATH}>
            <App store={store} cache={styleCache()} serverState={store.getState()} onReady={resolve} />
          </BrowserRouter>
        </ErrorBoundary>
      </StrictMode>
    );
    if (root.hasChildNodes()) {
      startTransition(() => {
        hydrateRoot(root, page);
      });
    } else createRoot(root).render(page);
  });
  await pause();
  startPersistence(
    store,
    device,
    () => {
      // Only now: what was pressed early changes stored values, so they have to be known.
      store.dispatch(replayInput(entered));
      // The answers are on the screen now; whether there are any is the store's to say from here on.
      delete document.documentElement.dataset.answers;
      delete document.documentElement.dataset.waiting;
      // Stored text that was no valid member: the form has to show again.
      if (!selectMember(store.getState())) delete document.documentElement.dataset.member;
    },
    reloadErased,
  );
  whenIdle(() => {
    import(/* webpackChunkName: "release" */ './features/release/watchRelease')
      .then(({ watchRelease }) => watchRelease(store.dispatch, workers, opener))
      .catch(() => undefined);
  });
}

start().catch((error: unknown) => {
  window.early?.failed();
  throw error;
});
