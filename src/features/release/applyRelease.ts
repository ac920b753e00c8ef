/** What a tab says to the service worker: use the waiting release, or drop files that no tab needs any more. */
export type ReleaseMessage = 'use' | 'tidy';

/**
 * Reloads the page into the newer release. A form with unsaved input makes the browser ask first; if the
 * visitor then stays, the page goes on with the files it has.
 */
export async function applyRelease(): Promise<void> {
  const reload = () => {
    location.reload();
  };
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting.postMessage('use' satisfies ReleaseMessage);
}
