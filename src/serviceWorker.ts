/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ReleaseMessage } from './features/release/releaseSlice';

/*
 * Keeps a copy of one whole release, so that every page opens without a network, and never a page of
 * one release with the scripts of another. It holds the site's files only: nothing a visitor entered
 * ever passes through here. `scripts/precache.ts` writes the list of files in place of `__WB_MANIFEST`.
 */
declare const self: ServiceWorkerGlobalScope;

const release = new PrecacheController();
release.addToCacheList(self.__WB_MANIFEST);

/** Files of an older release go only when no other tab may still ask for them. */
async function tidy(event: ExtendableEvent): Promise<void> {
  // All releases share one cache. While a newer one is being fetched or waits, its files would go with the older ones.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await release.activate(event);
}

async function openPage(url: URL, request: Request): Promise<Response> {
  const address = url.pathname === `${BASE_PATH}/` ? url.pathname : url.pathname.replace(/\/$/, '');
  const kept = await release.matchPrecache(address);
  return kept ?? fetch(request).catch(unknownPage);
}

/** Offline nobody can tell whether an address exists; of those the site has, this one is none. */
async function unknownPage(): Promise<Response> {
  const page = await release.matchPrecache(`${BASE_PATH}/404.html`);
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
}

self.addEventListener('install', (event) => {
  void release.install(event);
});

self.addEventListener('activate', (event) => {
  // The first visit works offline from here on, without a reload.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as ReleaseMessage;
  if (message === 'use') event.waitUntil(self.skipWaiting());
  if (message === 'tidy') event.waitUntil(tidy(event));
});

registerRoute(new NavigationRoute(({ url, request }) => openPage(url, request)));
registerRoute(new PrecacheRoute(release));
// A tab that still shows the release before finds its files until `tidy`.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${BASE_PATH}/assets/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
