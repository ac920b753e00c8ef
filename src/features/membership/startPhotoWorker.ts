/** In a file of its own, because tests must replace it: only webpack resolves this way of naming a worker. */
export function startPhotoWorker(): Worker {
  return new Worker(/* webpackChunkName: "photo" */ new URL('./photoWorker.ts', import.meta.url));
}
