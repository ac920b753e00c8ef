import type { Page } from '@playwright/test';

/** None of the site's own keys. */
const mark = 'mark of the tests';

/** From the next load on, counts the writes of other tabs that the page is told of. */
export async function countWritesHeard(page: Page): Promise<void> {
  await page.addInitScript((markKey) => {
    Object.assign(window, { writesHeard: 0 });
    window.addEventListener('storage', ({ key }) => {
      if (key !== markKey) (window as unknown as { writesHeard: number }).writesHeard++;
    });
  }, mark);
}

/** @returns how many writes of other tabs the page has heard of since it was opened. */
export function heard(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { writesHeard: number }).writesHeard);
}

/**
 * Waits until `to` has heard of all that `from` wrote: events of storage arrive in the order of the writes, so a mark
 * written last is heard last.
 */
export async function hearOf(from: Page, to: Page): Promise<void> {
  await to.evaluate((markKey) => {
    const hearing = new Promise<void>((resolve) => {
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === markKey && newValue === null) resolve();
      });
    });
    Object.assign(window, { hearing });
  }, mark);
  await from.evaluate(async (markKey) => {
    // The page writes its own answer to what it heard before it is idle.
    await new Promise((resolve) => requestIdleCallback(resolve));
    localStorage.setItem(markKey, '');
    localStorage.removeItem(markKey);
  }, mark);
  await to.evaluate(() => (window as unknown as { hearing: Promise<void> }).hearing);
}

/**
 * Waits until each of two tabs has heard of all the other wrote, three times over: an answer to it has been heard by
 * then, and the answer to that.
 */
export async function haveHeardEachOther(one: Page, other: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await hearOf(one, other);
    await hearOf(other, one);
  }
}
