import type { Page } from '@playwright/test';
import { everyPath } from './screens';
import { answer, expect, restyle, test, visit } from './siteTest';
import { states } from './states';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
  expect(wide).toEqual([]);
}

/** Buttons and links whose words stick out of them. */
async function overfull(page: Page): Promise<string[]> {
  return page.locator('button:visible, a:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const isInline = getComputedStyle(element).display === 'inline';
        const clipped =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return !isInline && clipped && !element.querySelector('span[class]');
      })
      .map((element) => element.textContent),
  );
}

const windows = [
  { name: '320 px wide', viewport: { width: 320, height: 800 } },
  { name: '1280 x 1024 at 400 %', viewport: { width: 320, height: 256 } },
  { name: '360 px wide', viewport: { width: 360, height: 740 } },
  { name: '768 px wide', viewport: { width: 768, height: 1024 } },
];

for (const { name, viewport } of windows) {
  test.describe(`At ${name}`, () => {
    test.use({ viewport });

    for (const path of everyPath) {
      test(`nothing on ${path} needs scrolling sideways`, async ({ page }) => {
        await visit(page, path);
        await expectNoSidewaysScroll(page);
        expect(await overfull(page)).toEqual([]);
      });
    }

    test('no meaning of a term sticks out', async ({ page }) => {
      await visit(page, '/education');
      const terms = page.getByRole('main').locator('button[aria-expanded]');
      expect(await terms.count()).toBeGreaterThan(5);
      for (const term of await terms.all()) {
        await term.click();
        const box = await term.locator('xpath=following-sibling::span').boundingBox();
        expect(box?.x, await term.innerText()).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), await term.innerText()).toBeLessThanOrEqual(viewport.width);
        // It may lie over the next term.
        await page.keyboard.press('Escape');
      }
    });
  });
}

test.describe('At 320 px nothing needs scrolling sideways with', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { name, reach, noisy } of states) {
    test(name, async ({ page, consoleWords }) => {
      await reach(page);
      await expectNoSidewaysScroll(page);
      expect(await overfull(page)).toEqual([]);
      if (noisy) consoleWords.length = 0;
    });
  }
});

for (const width of [1280, 360, 320]) {
  test(`Spread-out text (WCAG 1.4.12) breaks nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyPath) {
      await visit(page, path);
      await restyle(
        page,
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
          'p { margin-block-end: 2em !important }',
      );
      await expectNoSidewaysScroll(page);
      expect(await overfull(page), path).toEqual([]);
    }
  });
}

// Not at 320 px: twice the text there is a zoom of 640 %.
for (const width of [1280, 360]) {
  test(`Text at twice its size breaks nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyPath) {
      await visit(page, path);
      await restyle(page, 'html { font-size: 200% !important } body { font-size: 34px !important }');
      expect(await overfull(page), path).toEqual([]);
    }
  });
}

for (const width of [1280, 360]) {
  test(`Everything that can be pressed is large enough at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyPath) {
      await visit(page, path);
      const small = await page
        .locator(
          'main :is(a, button, input, summary, select):visible, header :is(a, button):visible, footer a:visible',
        )
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { width: w, height: h } = element.getBoundingClientRect();
              // Links within a sentence are exempt (WCAG 2.5.8): their height is that of the line.
              const inSentence = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
              const isDrawn = w > 1 && h > 1;
              return isDrawn && !inSentence && (w < 24 || h < 24);
            })
            .map((element) => `${element.textContent} ${JSON.stringify(element.getBoundingClientRect())}`),
        );
      expect(small, path).toEqual([]);
    }
  });

  test(`The answers are at least 44 px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/surveys');
    for (const label of ['Yes', 'No', 'Undecided'] as const) {
      const box = await answer(page, label, 'Carbon Tax Policy').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });
}

test('With reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/surveys');
  await answer(page, 'Yes', 'Universal Background Checks').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('Who asks for more contrast gets darker quiet text and lines', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await visit(page, '/surveys');
  const [muted, ink] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--cv-muted', '--cv-ink'].map((name) => style.getPropertyValue(name));
  });
  expect(muted).toBe(ink);
});

test('In forced colours the chosen answer and the current page stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/surveys');
  const yes = answer(page, 'Yes', 'Carbon Tax Policy');
  const ground = () => yes.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await yes.click();
  await expect.poll(ground).not.toBe(before);
  const [current, other] = await Promise.all(
    ['Surveys', 'Education'].map((name) =>
      page
        .getByRole('banner')
        .getByRole('link', { name })
        .evaluate((element) => getComputedStyle(element).borderBlockEndColor),
    ),
  );
  expect(current).not.toBe(other);
});
