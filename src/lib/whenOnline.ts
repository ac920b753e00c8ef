/** Runs work that needs the network: now, or once the browser has a connection again. */
export function whenOnline(run: () => void): void {
  if (navigator.onLine) run();
  else window.addEventListener('online', run, { once: true });
}
