/** In a module of its own, which tests do not load: only webpack understands this form of a worker's address. */
export function startScanWorker(): Worker {
  return new Worker(/* webpackChunkName: "scanner" */ new URL('./scanWorker.ts', import.meta.url));
}
