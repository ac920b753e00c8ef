/** Apart from its users, because only webpack understands this way of naming a worker. */
export function startPhotoWorker(): Worker {
  return new Worker(/* webpackChunkName: "photo" */ new URL('./photoWorker.ts', import.meta.url));
}
