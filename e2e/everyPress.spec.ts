import type { Page } from '@playwright/test';
import { encodeShared } from '../src/features/sharing/shareCode';
import { expect, test, visit, waitUntil } from './siteTest';
import { states } from './states';
import type { State } from './states';
import { translate } from './translate';

/**
 * How often each button outside of a dialog is pressed: to open something and to close it, and to come to both answers
 * of a question.
 */
const times = 2;

/**
 * Moves the focus to a button that was not pressed yet, those of an open dialog first. Buttons that differ only in the
 * policy they name count as one.
 * @returns its name, `undefined` when there is none left, and the names of all buttons that can be pressed.
 */
async function nextButton(page: Page, pressed: readonly string[]) {
  return page.evaluate(
    ([before, most]) => {
      const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
      const isFree = (button: Element) =>
        button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // The browser itself opens and closes what a term means.
        !button.matches('[aria-disabled=true], :disabled, [popovertarget]') &&
        !button.closest('[aria-hidden=true], footer, section[aria-label="Your data and this site"]');
      const count = (name: string) => before.filter((each) => each === name).length;
      const buttons = [...(dialog ?? document).querySelectorAll('button')].filter(isFree).map((button) => {
        const [words = ''] = (button.ariaLabel ?? button.textContent).split(', ');
        const question = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent;
        return { button, name: dialog ? `${words} (${question})` : words };
      });
      const found = buttons
        .filter(({ name }) => count(name) < (dialog ? 1 : most))
        .sort((one, other) => count(one.name) - count(other.name))[0];
      found?.button.focus();
      return { name: found?.name, all: buttons.map(({ name }) => name) };
    },
    [pressed, times] as const,
  );
}

const isAsking = async (page: Page) => (await page.getByRole('dialog').count()) > 0;

/**
 * Waits until React has drawn what a press leads to: three frames, and the end of a dialog that fades out. What is
 * fetched may take longer, and is seen after the next press. A focus that is lost stays so; on a busy machine one that
 * is kept may come later than the three frames, so it has five seconds more.
 * @returns whether the focus has fallen to the page; undefined in another document.
 */
async function hasLostFocus(page: Page): Promise<boolean | undefined> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await waitUntil(page, () =>
    [...document.querySelectorAll('[role=dialog]')].every((each) =>
      each.checkVisibility({ opacityProperty: true }),
    ),
  );
  return page.evaluate(
    () =>
      new Promise<boolean | undefined>((resolve) => {
        const end = performance.now() + 5000;
        let frames = 3;
        const next = () => {
          const isLost = document.activeElement === document.body;
          if (--frames > 0 || (isLost && performance.now() < end)) requestAnimationFrame(next);
          else resolve('isSame' in window ? isLost : undefined);
        };
        next();
      }),
  );
}

/** Whether a press has led to another document while the page was asked. */
const isOfLeaving = (error: unknown) =>
  /Execution context was destroyed|Cannot find context|because of a navigation|has been closed/.test(
    String(error),
  );

/**
 * Presses what was not pressed yet until nothing is left or a press has led to another page. Each time the page has been
 * translated by the browser, which replaces every text: a button that removes what it showed misses it there, and React
 * writes an error to the console, which fails the test. A page that is not translated has fewer elements and no other focus.
 * @returns the names of the buttons that lost the focus, and whether another visit may find one that was not pressed.
 */
async function pressAll(page: Page, pressed: string[]) {
  // Marks this document. A new document or another screen sets the focus itself.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const { pathname } = new URL(page.url());
  const before = pressed.length;
  const lost: string[] = [];
  const isAsked = await isAsking(page);
  let first: readonly string[] | undefined;
  for (;;) {
    const { name, all } = await nextButton(page, pressed);
    first ??= all;
    if (name !== undefined) pressed.push(name);
    else if (!(await isAsking(page))) break;
    await translate(page);
    await page.keyboard.press(name === undefined ? 'Escape' : 'Enter');
    const isLost = await hasLostFocus(page).catch((error: unknown) => {
      if (isOfLeaving(error)) return undefined;
      throw error;
    });
    if (isLost === undefined || new URL(page.url()).pathname !== pathname) break;
    if (isLost) lost.push(name ?? 'Escape');
  }
  // What lies behind a question is found only once that is answered.
  const isLeft = isAsked || first.some((each) => pressed.filter((name) => name === each).length < times);
  return { lost, isLeft: isLeft && pressed.length > before };
}

const comparing: State = {
  name: 'a friend’s link, before any answer of one’s own',
  reach: (page) => visit(page, `/compare#${encodeShared({ votes: { '1': 'yes', '2': 'no' }, name: 'Eva' })}`),
};

/** Only the footer has buttons there. */
const withoutButtons = ['the start page once the last policy is answered there', 'the colors chosen by hand'];

for (const { name, reach, onPhones, noisy } of [...states, comparing]) {
  if (withoutButtons.includes(name)) continue;
  test.describe('', () => {
    test.use({
      viewport: onPhones ? { width: 360, height: 740 } : { width: 1280, height: 800 },
      provokedWords: noisy ? /./ : undefined,
      contextOptions: { reducedMotion: 'reduce' },
    });
    test(
      `Every button can be pressed on a translated page, and none loses the focus: ${name}`,
      { tag: '@all' },
      async ({ context }) => {
        const pressed: string[] = [];
        const lost: string[] = [];
        let isLeft = true;
        for (let visits = 0; isLeft && visits < 5; visits++) {
          const page = await context.newPage();
          await page.addInitScript(() => {
            window.print = () => undefined;
          });
          await page.goto('/robots.txt');
          await page.evaluate(() => localStorage.clear());
          await reach(page);
          const result = await pressAll(page, pressed);
          lost.push(...result.lost);
          isLeft = result.isLeft;
          await page.close();
        }
        expect(lost).toEqual([]);
        expect(pressed.length).toBeGreaterThan(0);
        expect(isLeft, 'whether a button may be left that was not pressed').toBe(false);
      },
    );
  });
}
