const signsOfUse = ['pointerdown', 'keydown', 'scroll'] as const;
const pauseMs = 3000;

/**
 * Runs what nobody waits for once the page has arrived and the visitor has paused for three seconds. What
 * offline use takes is downloaded then: begun two seconds after the load, it doubled the time that the
 * presses of those moments took to be painted.
 */
export function whenSettled(run: () => void): void {
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
