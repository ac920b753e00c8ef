import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyPath } from './screens';
import { expect, test, visit } from './siteTest';
import { states } from './states';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const looks = [
  { look: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { look: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { look: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

/** Everything axe finds wrong on the page as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** The page as it stands, in every look: loading it once for all of them saves most of the time. */
async function expectNothingWrong(page: Page): Promise<void> {
  for (const { look, media } of looks) {
    await page.emulateMedia(media);
    expect.soft(await violations(page), look).toEqual([]);
  }
}

for (const width of [1280, 360]) {
  test.describe(`At ${width} px, in light, dark and forced colours, axe finds nothing wrong with`, () => {
    // Half-way through a transition a colour is neither the one before nor the one after.
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of everyPath) {
      test(path, async ({ page }) => {
        await visit(page, path);
        await expectNothingWrong(page);
      });
    }

    for (const { name, reach, onPhones, noisy } of states) {
      if (onPhones && width > 360) continue;
      test(name, async ({ page, consoleWords }) => {
        await reach(page);
        await expectNothingWrong(page);
        if (noisy) consoleWords.length = 0;
      });
    }
  });
}

test('axe would notice: an unnamed button is found', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
  });
  expect((await violations(page)).join()).toContain('button-name');
});
