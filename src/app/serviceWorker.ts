/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ReleaseMessage } from './release/releaseSlice';
import { embedPath } from '../lib/paths';
import { headerPolicy } from './document/headerPolicy';

/*
 * Keeps a copy of one whole release, so that every page opens without a network, and a page of one release
 * never runs with the scripts of another. It holds the site's files only: nothing a visitor entered
 * ever passes through here. `scripts/precache.ts` writes the list of files in place of `__WB_MANIFEST`.
 */
declare const self: ServiceWorkerGlobalScope;

const release = new PrecacheController();
release.addToCacheList(self.__WB_MANIFEST);

/**
 * Fetches what the copy lacks: everything while it is installed; later what went missing, as after `/erased` in one tab
 * while another kept the worker alive. Files are asked for one after the other, as Workbox does. A blocker that refuses
 * a script by its name costs that script, not the copy. Everything else that does not arrive whole ends an
 * installation: a page, or a script that the host does not have, belongs to a release that is still being uploaded.
 */
async function fill(event: ExtendableEvent): Promise<void> {
  for (const [url, cacheKey] of release.getURLsToCacheKeys()) {
    const integrity = release.getIntegrityForCacheKey(cacheKey);
    // Names of assets hold a hash of the content, so the browser's own cache can have no other.
    const isAsset = url === cacheKey;
    const request = new Request(url, {
      cache: isAsset ? 'default' : 'reload',
      credentials: 'same-origin',
      ...(integrity !== undefined && { integrity }),
    });
    try {
      await release.strategy.handle({ event, request, params: { cacheKey, integrity } });
    } catch (error) {
      if (!isAsset || !(error instanceof TypeError)) throw error;
    }
  }
}

/** Removes the files of older releases, but only if no other tab may still request them. */
async function tidy(event: ExtendableEvent): Promise<void> {
  // All releases share one cache: while a newer one is being fetched or waits, its files would be removed as well.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await release.activate(event);
}

/**
 * A page is kept with the headers that its host sent. That host may have sent the policy of another release, whose
 * hashes refuse this page's style for as long as the page is kept. So no policy counts but the page's own, in its meta
 * tag, and the header of this release.
 */
function underOwnPolicy(page: Response, status: number): Response {
  const headers = new Headers(page.headers);
  headers.set('Content-Security-Policy', headerPolicy);
  return new Response(page.body, { status, headers });
}

async function openPage(url: URL, request: Request): Promise<Response> {
  const address = url.pathname === `${BASE_PATH}/` ? url.pathname : url.pathname.replace(/\/$/, '');
  const kept = await release.matchPrecache(address);
  return kept ? underOwnPolicy(kept, 200) : fetch(request).catch(unknownPage);
}

/** For an address that is not in the copy and cannot be fetched. The copy has all pages of this build, so none fits. */
async function unknownPage(): Promise<Response> {
  const page = await release.matchPrecache(`${BASE_PATH}/404.html`);
  return page ? underOwnPolicy(page, 404) : Response.error();
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill(event));
});

self.addEventListener('activate', (event) => {
  // Without this, the page of a first visit would work offline only after a reload.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as ReleaseMessage;
  if (message === 'use') event.waitUntil(self.skipWaiting());
  if (message === 'tidy') event.waitUntil(Promise.all([tidy(event), fill(event)]));
});

// Cards in frames of other sites are not kept, and without a network they are left to the browser.
const cards = new RegExp(`^${BASE_PATH}${embedPath('.')}`);
registerRoute(new NavigationRoute(({ url, request }) => openPage(url, request), { denylist: [cards] }));
registerRoute(new PrecacheRoute(release));
// A tab that still shows the previous release finds its files here until `tidy` removes them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${BASE_PATH}/assets/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
