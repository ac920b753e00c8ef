/// <reference lib="webworker" />
/*
 * Takes the place of a service worker whose site has ended: removes the pages that it kept and ends. Known by its own
 * folder alone, so the file does the same wherever it is published, also by the next owner of an address. It answers no
 * request and reloads no tab: what is typed there is not lost.
 */
declare const self: ServiceWorkerGlobalScope;

// Makes this a module, whose `self` is its own.
export {};

async function end(): Promise<void> {
  const { registration } = self;
  for (const name of await caches.keys()) {
    // Workbox ends the name of a cache with the folder of its worker.
    if (name.endsWith(`-${registration.scope}`)) await caches.delete(name);
  }
  await registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(end());
});
