import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** Short enough that what waits for a frame has one within the 20 s that an `expect` waits. */
const interval = 5_000;
/** In ms. No frame was seen to take 5 s beside four busy processes and six browsers on two cores. */
const longestFrame = 8_000;

/**
 * Asked by `evaluate`, not in a debugger's session of its own: when such a session ends, Chromium takes back what the test
 * emulates, such as print. Where a test sets the page's clock by hand, both are that clock's, and the frame is first.
 *
 * @returns false if the page's timers run and it gets no animation frame; a page that does not answer is not judged.
 */
function isDrawn(page: Page): Promise<boolean> {
  const frame = page.evaluate(
    (longest) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), longest);
      }),
    longestFrame,
  );
  // With scripts off, or while it asks the visitor something, a page never answers.
  const silence = wait(2 * longestFrame, true, { ref: false });
  return Promise.race([frame, silence]);
}

/**
 * Headless Chromium was seen to stop drawing for good on a machine with more to do than it has cores, about once in
 * several thousand pages: no animation frame comes, no click ends, while the page's scripts run. Which of its parts
 * waits for which is not known. Its process that puts frames together is then ended; Chromium starts another, and the
 * page goes on as it was. A fault of the site cannot hide in this: a page whose own scripts hang does not answer.
 *
 * @returns what ends the watch.
 */
export function keepDrawing(browser: Browser): () => void {
  let isAsked = false;
  let isOver = false;
  async function look() {
    const pages = browser.contexts().flatMap((context) => context.pages());
    // A page that is left or closed meanwhile.
    const drawn = await Promise.all(pages.map((page) => isDrawn(page).catch(() => true)));
    if (isOver || !drawn.includes(false)) return;
    console.log('Chromium has stopped drawing; it goes on with a new process for that.');
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) if (type === 'GPU') process.kill(id, 'SIGKILL');
    await session.detach();
  }
  const timer = setInterval(() => {
    if (isAsked) return;
    isAsked = true;
    void look()
      .catch(() => undefined)
      .finally(() => (isAsked = false));
  }, interval);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
