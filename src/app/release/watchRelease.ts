import type { Dispatch } from '@reduxjs/toolkit';
import { sitePath } from '../../lib/paths';
import { releaseReady } from './releaseSlice';
import type { ReleaseMessage } from './releaseSlice';

/** In ms. A page that stays open for days would otherwise not learn of a newer release. */
const askAgainAfter = 60 * 60 * 1000;

/** The site's Content Security Policy demands Trusted Types: plain text is refused as the address of a script. */
function scriptUrl(url: string): string {
  const policy = window.trustedTypes?.createPolicy('civic-voice-service-worker', {
    createScriptURL: (address) => address,
  });
  return policy?.createScriptURL(url) ?? url;
}

/** A newer release may be waiting already, be on its way, or come while this page is open: all are offered. */
function offerNewer(registration: ServiceWorkerRegistration, offer: () => void): void {
  function offerIfInstalled(this: ServiceWorker): void {
    // Without an active worker this release is the first in this browser: there is no older one to replace.
    if (this.state === 'installed' && registration.active) offer();
  }
  // Of a worker that is followed twice, the browser keeps one listener: it is offered once.
  const follow = () => registration.installing?.addEventListener('statechange', offerIfInstalled);
  if (registration.waiting) offer();
  // Of a release that the browser found while the page was opened, `updatefound` has been sent before: without this, it
  // would not be offered on this page.
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * Makes the site work offline and tells the visitor of newer releases. It never switches to one by itself, because that
 * reloads the page. Called once the page has loaded: what it downloads must not compete with the page.
 * @param container absent in a browser without service workers, and on an insecure address.
 * @param opener the worker that the page itself came from, if any.
 */
export async function watchRelease(
  dispatch: Dispatch,
  container: ServiceWorkerContainer | undefined,
  opener: ServiceWorker | null,
): Promise<void> {
  if (!container) return;
  const address = sitePath('/service-worker.js');
  const offer = () => dispatch(releaseReady());
  // A page in a language with a folder, such as `/es`, may be served by the worker of the language above that folder.
  const isOurs = opener !== null && new URL(opener.scriptURL).pathname === address;
  // If another tab has switched to a newer release, this one still shows the older.
  const offerIfOutdated = () => {
    if (isOurs && container.controller !== opener) offer();
  };
  offerIfOutdated();
  container.addEventListener('controllerchange', offerIfOutdated);
  if (isOurs && container.controller === opener) opener.postMessage('tidy' satisfies ReleaseMessage);
  try {
    const registration = await container.register(scriptUrl(address), {
      updateViaCache: 'none',
    });
    offerNewer(registration, offer);
    setInterval(() => void registration.update().catch(() => undefined), askAgainAfter);
  } catch {
    // The browser refused the service worker (private window, insecure address): the site works, only not offline.
  }
}
