import { expect, takenOver, test } from './siteTest';
import type { BrowserContext, Page } from '@playwright/test';
import { stored } from './answering';
import type { Answer } from './answering';

const answers: readonly Answer[] = ['yes', 'no', 'undecided'];

/** Each way leaves in the task of the press itself, so in between the page runs only what it does on being left. */
type WayToLeave = 'close' | 'reload' | 'navigate';

async function pressAndLeave(page: Page, policy: number, given: Answer, way: WayToLeave) {
  const gone = way === 'close' ? page.waitForEvent('close') : page.waitForEvent('domcontentloaded');
  await page.evaluate(
    ({ card, word, how }) => {
      const article = document.querySelectorAll('article')[card - 1];
      // `evaluate` has to return before the page is gone.
      setTimeout(() => {
        article?.querySelector<HTMLElement>(`button[data-answer=${word}]`)?.click();
        if (how === 'close') window.close();
        else if (how === 'reload') location.reload();
        // The same page at another address: the next time starts there.
        else location.search += 'x';
      });
    },
    { card: policy, word: given, how: way },
  );
  await gone;
}

/** Only a page that a script opened may close itself. */
async function openFrom(opener: Page, context: BrowserContext): Promise<Page> {
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    opener.evaluate(() => {
      window.open('/surveys', '_blank', 'noopener');
    }),
  ]);
  await page.waitForURL('**/surveys');
  await takenOver(page);
  return page;
}

// One way once in `npm test`, each with every answer in `npm run test:all`.
for (const [share, way] of [
  [1, 'close'],
  [3, 'close'],
  [3, 'reload'],
  [3, 'navigate'],
] as const) {
  test(
    `An answer followed at once by ${way} is on the device, ${share} of ${share} times`,
    { tag: share > 1 ? '@all' : [] },
    async ({ page, context }) => {
      await page.goto('/robots.txt');
      const expected: Record<string, Answer> = {};
      let leaving: Page | undefined;
      for (let n = 0; n < share; n++) {
        const policy = n + 1;
        const given = answers[n] ?? 'yes';
        expected[policy] = given;
        if (!leaving || leaving.isClosed()) leaving = await openFrom(page, context);
        else await takenOver(leaving);
        await pressAndLeave(leaving, policy, given, way);
        await expect
          .poll(async () => JSON.parse((await stored(page)).votes ?? '{}') as unknown, {
            message: `time ${n + 1}`,
          })
          .toEqual(expected);
      }
    },
  );
}
