import type { Dispatch } from '@reduxjs/toolkit';
import { sitePath } from '../../paths';
import { noticeShown } from '../notices/noticesSlice';
import { releaseReady } from './releaseSlice';
import type { ReleaseMessage } from './releaseSlice';

/** How often a page that stays open asks for a newer release, in ms. */
const askAgainAfter = 60 * 60 * 1000;

/** Browsers with Trusted Types take no plain text for the address of code. */
function scriptUrl(url: string): string {
  const policy = window.trustedTypes?.createPolicy('civic-voice-service-worker', {
    createScriptURL: (address) => address,
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Offers every newer release, wherever in its life it is found. */
function offerNewer(registration: ServiceWorkerRegistration, offer: () => void): void {
  if (registration.waiting) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a release in use this one is the first, and nothing to tell.
      if (worker.state === 'installed' && registration.active) offer();
    });
  });
}

/**
 * Makes the site work offline and tells the visitor of newer releases; it never switches to one by
 * itself. Called once the page has loaded: what it downloads must not compete with the page.
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
  const offer = () => {
    dispatch(releaseReady());
    dispatch(noticeShown('releaseReady'));
  };
  // The first visit in a language below the site's folder may come through the worker of the language above it.
  const isOurs = opener !== null && new URL(opener.scriptURL).pathname === address;
  // Once another tab took a newer release into use, this one still shows the old.
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
    // Refused (a private window, an insecure address): the site works as before, online.
  }
}
