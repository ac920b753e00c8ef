/** Apart from its users, because only webpack understands this way of naming a worker. */
export function startStrengthWorker(): Worker {
  return new Worker(/* webpackChunkName: "strength" */ new URL('./estimateStrength.ts', import.meta.url));
}
