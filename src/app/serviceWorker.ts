/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ReleaseMessage } from './release/releaseSlice';
import { embedPath } from '../lib/paths';
import { headerPolicy } from './document/headerPolicy';

/*
 * Keeps a copy of one whole release, so that every page opens without a network, and a page of one release
 * never runs with the scripts of another. It holds the site's files only: nothing a visitor entered
 * ever passes through here. `scripts/build/precache.ts` writes the list of files in place of `__WB_MANIFEST`.
 */
declare const self: ServiceWorkerGlobalScope;

const release = new PrecacheController();
release.addToCacheList(self.__WB_MANIFEST);

/** Ends what is being fetched; see `leave` in `release/releaseSlice.ts`. */
let leaving = new AbortController();

type Kept = readonly [url: string, cacheKey: string];

/** Names of assets hold a hash of the content, so the browser's own cache can have no other. */
const isAsset = ([url, cacheKey]: Kept) => url === cacheKey;

async function keep(event: ExtendableEvent, [url, cacheKey]: Kept): Promise<void> {
  const integrity = release.getIntegrityForCacheKey(cacheKey);
  const request = new Request(url, {
    cache: isAsset([url, cacheKey]) ? 'default' : 'reload',
    credentials: 'same-origin',
    signal: leaving.signal,
    ...(integrity !== undefined && { integrity }),
  });
  await release.strategy.handle({ event, request, params: { cacheKey, integrity } });
}

/**
 * @returns the assets for which no answer came: a blocker refused them by their names, or the connection broke. What
 * came with another content than its integrity names looks the same from here, and is among them.
 */
async function keepAssets(event: ExtendableEvent, assets: readonly Kept[]): Promise<Kept[]> {
  const refused: Kept[] = [];
  for (const asset of assets) {
    try {
      await keep(event, asset);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      refused.push(asset);
    }
  }
  return refused;
}

/**
 * Fetches what the copy lacks: everything while it is installed; later what went missing, as after `/erased` in one tab
 * while another kept the worker alive. Files are asked for one after the other, as Workbox does. An asset that gets no
 * answer is asked for again: what a blocker refuses twice costs that script, not the copy, and what a broken connection
 * cost comes. If a page arrives cut off, or the host has no such script, the installation fails: the release is still
 * being uploaded, and a copy of it would lack files. Pages come last, so that a lost network makes it fail as well.
 */
async function fill(event: ExtendableEvent): Promise<void> {
  const all = [...release.getURLsToCacheKeys()];
  await keepAssets(event, await keepAssets(event, all.filter(isAsset)));
  for (const page of all.filter((each) => !isAsset(each))) await keep(event, page);
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

/** @returns the host's answer. It fails where none comes, and once this worker is to leave. */
function fetchOnline(request: Request): Promise<Response> {
  return fetch(request, { signal: leaving.signal });
}

async function openPage(url: URL, request: Request): Promise<Response> {
  const address = url.pathname === `${BASE_PATH}/` ? url.pathname : url.pathname.replace(/\/$/, '');
  const kept = await release.matchPrecache(address);
  return kept ? underOwnPolicy(kept, 200) : fetchOnline(request).catch(unknownPage);
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
  if (message === 'leave') {
    leaving.abort();
    // For whoever still asks this worker, until the newer one has taken over.
    leaving = new AbortController();
  }
  if (message === 'tidy') event.waitUntil(Promise.all([tidy(event), fill(event)]));
});

// Cards in frames of other sites are not kept, and without a network they are left to the browser.
const cards = new RegExp(`^${BASE_PATH}${embedPath('.')}`);
registerRoute(new NavigationRoute(({ url, request }) => openPage(url, request), { denylist: [cards] }));
registerRoute(new PrecacheRoute(release));
// A tab that still shows the previous release finds its files here until `tidy` removes them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${BASE_PATH}/assets/`),
  async ({ request }) => (await caches.match(request)) ?? fetchOnline(request),
);
