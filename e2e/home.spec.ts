import type { Page } from '@playwright/test';
import { home as words } from '../src/content/en/home';
import { tiles } from '../src/content/en/tiles';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { watchShift } from './layout';
import {
  answer,
  blockStorage,
  expect,
  holdScripts,
  startWith,
  storedVotes,
  takenOver,
  test,
} from './siteTest';

const card = (page: Page) => page.getByRole('region', { name: 'Answer one policy now' });
const titleOf = (place: number) => fixedPolicies[place]?.title ?? '';
const filled = (page: Page) =>
  page
    .locator('[data-own] [data-tile]')
    .evaluateAll((tiles: HTMLElement[]) =>
      tiles.flatMap(({ dataset: { tile, answer } }) => (answer ? [`${tile} ${answer}`] : [])),
    );

const count = fixedPolicies.length;
const all = Object.fromEntries(fixedPolicies.map(({ id }) => [id, 'no']));

for (const [at, { votes, title, progress, way }] of [
  {
    votes: { 1: 'yes', 2: 'no', 5: 'undecided' },
    title: titleOf(2),
    progress: `3 of ${count} answered`,
    way: `Continue: ${count - 3} left`,
  },
  {
    votes: { 2: 'no' },
    title: titleOf(0),
    progress: `1 of ${count} answered`,
    way: `Continue: ${count - 1} left`,
  },
  {
    votes: all,
    title: words.question.done,
    progress: `${count} of ${count} answered`,
    way: tiles.allAnswered.answers,
  },
].entries()) {
  test(
    `The start page shows “${way}” before its scripts arrive, and keeps all in its place when they do`,
    { tag: at === 0 ? [] : '@all' },
    async ({ page }) => {
      const shift = await watchShift(page);
      const release = await holdScripts(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await startWith(page, { votes: JSON.stringify(votes) });
        const expectAll = async () => {
          await expect(card(page).getByRole('heading')).toHaveText([title]);
          await expect(page.getByText(progress, { exact: true })).toBeVisible();
          await expect(page.getByRole('link', { name: /^(?:Continue|See my)/ }).first()).toHaveText(way);
          expect(await filled(page)).toEqual(Object.entries(votes).map((entry) => entry.join(' ')));
        };
        await page.goto('/', { waitUntil: 'commit' });
        await expectAll();
        // Only the first visit waits; the second is the same with the scripts at hand.
        release();
        await takenOver(page);
        await expectAll();
        expect(await shift()).toBeLessThan(0.01);
      }
    },
  );
}

for (const before of [0, 2, count - 1]) {
  test(
    `An answer pressed on the start page before its scripts arrive counts, and what follows takes the focus and says so, after ${before} of an earlier visit`,
    { tag: before === 0 ? [] : '@all' },
    async ({ page }) => {
      const stored = Object.fromEntries(fixedPolicies.slice(0, before).map(({ id }) => [id, 'no']));
      const release = await holdScripts(page);
      await startWith(page, { votes: JSON.stringify(stored) });
      await page.goto('/', { waitUntil: 'commit' });
      const yes = answer(page, 'Yes', titleOf(before));
      await yes.focus();
      await page.keyboard.press('Enter');
      await expect(yes).toHaveAttribute('aria-pressed', 'true');
      const votes = { ...stored, [before + 1]: 'yes' };
      await expect.poll(() => filled(page)).toEqual(Object.entries(votes).map((entry) => entry.join(' ')));
      release();
      await takenOver(page);
      await expect(card(page).getByRole('heading')).toHaveText([titleOf(before + 1) || words.question.done]);
      const next = card(page)
        .getByRole('group')
        .filter({ has: page.getByRole('heading') });
      await expect(next).toBeFocused();
      await expect(next).toHaveAccessibleName(new RegExp(`^Noted here: Yes, ${titleOf(before)}\\. `));
      await expect.poll(() => storedVotes(page)).toEqual(votes);
    },
  );
}

test(
  'Where nothing can be stored, answers on the start page count for as long as it is open',
  { tag: '@all' },
  async ({ page }) => {
    await blockStorage(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await answer(page, 'No', titleOf(0)).click();
    release();
    await takenOver(page);
    await expect(card(page).getByRole('heading')).toHaveText([titleOf(1)]);
    await answer(page, 'Undecided', titleOf(1)).click();
    await expect(card(page).getByRole('heading')).toHaveText([titleOf(2)]);
    await expect.poll(() => filled(page)).toEqual(['1 no', '2 undecided']);
    await expect(card(page)).toContainText(`Noted: ${titleOf(1)}, Undecided`);
  },
);

test(
  'On a phone the question and its answers are whole on the first screen, below the banner',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await takenOver(page);
    await expect(page.getByRole('button', { name: 'Decline saving' })).toBeVisible();
    for (const choice of ['Yes', 'No', 'Undecided'] as const)
      await expect(answer(page, choice, titleOf(0))).toBeInViewport({ ratio: 1 });
  },
);

for (const width of [360, 1280]) {
  test(
    `A cell of the drawing says what it is about when it is pointed at or has the focus, ${width} px`,
    { tag: width === 360 ? '@all' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await takenOver(page);
      const cell = page.getByRole('list', { name: tiles.label }).getByRole('link').nth(1);
      const name = cell.getByText(titleOf(1));
      await expect(name).toHaveCSS('opacity', '0');
      await cell.hover();
      await expect(name).toHaveCSS('opacity', '1');
      await page.mouse.move(0, 0);
      await expect(name).toHaveCSS('opacity', '0');
      await cell.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(name).toHaveCSS('opacity', '1');
    },
  );
}
