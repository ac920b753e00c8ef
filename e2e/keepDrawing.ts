import type { Browser, Page } from '@playwright/test';

/** Short enough that what waits for a frame has one within the 20 s that an `expect` waits. */
const interval = 5_000;
/** In ms. No frame was seen to take 5 s beside four busy processes and six browsers on two cores. */
const longestFrame = 8_000;

/** @returns false if the page's timers run and it gets no animation frame; a page that does not answer is not judged. */
async function isDrawn(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  // Of its own, because a test may set the page's clock by hand.
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await session.send('Runtime.evaluate', {
    contextId: world.executionContextId,
    expression: `new Promise((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(() => resolve(false), ${longestFrame});
    })`,
    awaitPromise: true,
  });
  await session.detach();
  return result.value !== false;
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
