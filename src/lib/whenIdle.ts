const signsOfUse = ['pointerdown', 'keydown', 'scroll'] as const;
const pauseMs = 3000;

/**
 * Runs work of low priority, the download for offline use, once the page has loaded and three seconds have passed
 * without input. When it started two seconds after the load regardless of input, it doubled the time from press to
 * paint.
 */
export function whenIdle(run: () => void): void {
  let waiting: ReturnType<typeof setTimeout>;
  const listening = { capture: true, passive: true };
  function wait() {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      for (const sign of signsOfUse) window.removeEventListener(sign, wait, listening);
      run();
    }, pauseMs);
  }
  function begin() {
    for (const sign of signsOfUse) window.addEventListener(sign, wait, listening);
    wait();
  }
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
