import { startApp } from './startApp';
import { whenIdle } from '../lib/whenIdle';
import { whenOnline } from '../lib/whenOnline';
import { paths, sitePath } from '../lib/paths';
import { ifPossible } from '../persistence/storageArea';

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  // Absent in some browsers and on insecure addresses; in a sandboxed frame even reading it throws.
  const workers = ifPossible(() => (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker);
  const opener = workers?.controller ?? null;
  // Evaluating the scripts has blocked the page: let it handle input and paint before the app starts.
  await new Promise((resolve) => setTimeout(resolve));
  const { store } = await startApp(root);
  // The last page of a visit ends the service workers (`screens/Erased.tsx`); a new one would keep the site again.
  if (location.pathname === sitePath(paths.erased)) return;
  whenIdle(() => {
    // Tried without a network, it would fail, and nothing would keep the site for offline use during this visit.
    whenOnline(() => {
      import(/* webpackChunkName: "release" */ './release/watchRelease')
        .then(({ watchRelease }) => watchRelease(store.dispatch, workers, opener))
        .catch(() => undefined);
    });
  });
}

start().catch((error: unknown) => {
  window.early?.failed();
  throw error;
});
