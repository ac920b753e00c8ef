// First of all: it has to hear of Back before the router does.
import './ui/backGate';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { findRoute } from './app/routes';
import { SiteFailure } from './app/SiteFailure';
import { makeStore } from './app/store';
import { styleCache } from './app/styleCache';
import { whenSettled } from './app/whenSettled';
import { replayEarlyPresses } from './features/votes/earlyPresses';
import { selectMember } from './features/registration/registrationSlice';
import { startPersistence } from './storage/startPersistence';
import { ErrorBoundary } from './ui/ErrorBoundary';

async function start() {
  const { store, device } = makeStore();
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const opener = workers?.controller ?? null;
  const page = (
    <StrictMode>
      <ErrorBoundary fallback={<SiteFailure />}>
        <BrowserRouter basename={BASE_PATH}>
          <App store={store} cache={styleCache()} serverState={store.getState()} />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');

  // The prerendered screen is on display; hydrating it needs its code, or React would drop it. If the
  // code can't be had, the screen's error boundary says so.
  await findRoute(location.pathname)
    .preload()
    .catch(() => undefined);
  if (root.hasChildNodes()) {
    startTransition(() => {
      hydrateRoot(root, page);
    });
  } else createRoot(root).render(page);
  // React listens from here on, and would hear the same press a second time.
  window.earlyPresses?.stop();
  // Only then: an early Decline moves the stored values, so they have to be known.
  startPersistence(store, device, () => {
    store.dispatch(replayEarlyPresses());
    // The answers are on the screen now; whether there are any is the store's to say from here on.
    delete document.documentElement.dataset.answers;
    // Stored text that was no valid member: the form has to show again.
    if (!selectMember(store.getState())) delete document.documentElement.dataset.member;
  });
  whenSettled(() => {
    import(/* webpackChunkName: "release" */ './features/release/watchRelease')
      .then(({ watchRelease }) => watchRelease(store.dispatch, workers, opener))
      .catch(() => undefined);
  });
}

void start();
