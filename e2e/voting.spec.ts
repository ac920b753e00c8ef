import { contrast } from '../src/test/colors';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { answer, expect, restyle, storedVotes, test, visit } from './siteTest';
import type { Answer } from './siteTest';

const title = 'Carbon Tax Policy';
const answers: readonly Answer[] = ['Yes', 'No', 'Undecided'];

/** `rgb(26, 117, 68)` as `#1a7544`. */
function hex(css: string): string {
  const channels = css.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The dominating hue of a filled button. */
function hueOf(css: string): 'green' | 'red' | 'yellow' | 'none' {
  const [r = 0, g = 0, b = 0] = (css.match(/\d+/g) ?? []).map(Number);
  // Dark in the dark scheme: what makes it yellow is that red and green are nearly alike, and blue is little.
  if (r > 100 && Math.min(r, g) - b > 80 && Math.abs(r - g) < 50) return 'yellow';
  if (r - g > 40 && r - b > 40) return 'red';
  if (g - r > 40 && g - b > 30) return 'green';
  return 'none';
}

test('Nothing is chosen at first; a click records an answer, another changes it, the same again keeps it, and the keyboard votes as well', async ({
  page,
}) => {
  await visit(page, '/surveys');
  await expect(page.getByRole('article')).toHaveCount(fixedPolicies.length);
  await expect(page.getByRole('article').getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear all answers' })).toBeDisabled();
  expect(await storedVotes(page)).toBeNull();
  await answer(page, 'Yes', title).click();
  await expect(answer(page, 'Yes', title)).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'No', title).click();
  await expect(answer(page, 'Yes', title)).toHaveAttribute('aria-pressed', 'false');
  await answer(page, 'No', title).click();
  await expect(answer(page, 'No', title)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article', { name: title })).toContainText('Your answer: No');
  await expect.poll(() => storedVotes(page)).toEqual({ '5': 'no' });
  await test.step('by keyboard', async () => {
    await answer(page, 'Yes', title).focus();
    await page.keyboard.press('Enter');
    await expect(answer(page, 'Yes', title)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(answer(page, 'Undecided', title)).toHaveAttribute('aria-pressed', 'true');
    await expect(answer(page, 'Undecided', title)).toBeFocused();
  });
  await test.step('the start page shows the progress', async () => {
    await page.getByRole('link', { name: 'Civic Voice, home' }).click();
    await expect(page.getByText(`1 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('link', { name: `Continue: ${fixedPolicies.length - 1} left` }),
    ).toBeVisible();
  });
});

test('Every policy can be answered', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/surveys');
  for (const [index, { title: each }] of fixedPolicies.entries()) {
    await answer(page, answers[index % 3] ?? 'Yes', each).click();
  }
  await expect(
    page.getByText(`${fixedPolicies.length} of ${fixedPolicies.length} answered`, { exact: true }),
  ).toBeVisible();
  const expected = Object.fromEntries(
    fixedPolicies.map(({ id }, index) => [id, (answers[index % 3] ?? '').toLowerCase()]),
  );
  await expect.poll(() => storedVotes(page)).toEqual(expected);
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`In the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });

    test(
      'answers are there and highlighted after a reload',
      { tag: scheme === 'dark' ? '@all' : [] },
      async ({ page }) => {
        await visit(page, '/surveys');
        const given = { Yes: 'Medicare Expansion', No: title, Undecided: 'Data Privacy Protection' } as const;
        for (const label of answers) await answer(page, label, given[label]).click();
        await expect.poll(() => storedVotes(page)).toEqual({ '3': 'yes', '5': 'no', '6': 'undecided' });
        await page.reload();
        const colors = { Yes: 'green', No: 'red', Undecided: 'yellow' } as const;
        for (const label of answers) {
          const button = answer(page, label, given[label]);
          await expect(button).toHaveAttribute('aria-pressed', 'true');
          await expect(button.locator('svg')).toBeVisible();
          await expect(page.getByRole('article', { name: given[label] })).toContainText(
            `Your answer: ${label}`,
          );
          const { background, text } = await button.evaluate((element) => {
            const style = getComputedStyle(element);
            return { background: style.backgroundColor, text: style.color };
          });
          expect(hueOf(background), label).toBe(colors[label]);
          expect(contrast(hex(background), hex(text)), label).toBeGreaterThanOrEqual(4.5);
        }
        const idle = answer(page, 'No', 'Medicare Expansion');
        expect(hueOf(await idle.evaluate((element) => getComputedStyle(element).backgroundColor))).toBe(
          'none',
        );
        await expect(idle.locator('svg')).toBeHidden();
        await expect(page.getByText(`3 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
      },
    );
  });
}

test('Answering shifts nothing on the page', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/surveys');
  // Without this, cards change their height when they come near the window, which moves what is measured here.
  await restyle(page, 'article { content-visibility: visible !important }');
  const next = page.getByRole('article', { name: 'Data Privacy Protection' });
  await answer(page, 'Yes', title).scrollIntoViewIfNeeded();
  const before = await next.boundingBox();
  for (const label of answers) {
    await answer(page, label, title).click();
    await expect(answer(page, label, title)).toHaveAttribute('aria-pressed', 'true');
    expect(await next.boundingBox()).toEqual(before);
  }
});

test(
  'The three answers are equal thirds on one line, however wide the window',
  { tag: '@all' },
  async ({ page }) => {
    for (const width of [320, 360, 768, 1280]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, '/surveys');
        await answer(page, 'Undecided', title).click();
        const boxes = await Promise.all(answers.map((label) => answer(page, label, title).boundingBox()));
        const [first] = boxes;
        for (const box of boxes) {
          expect(box?.y).toBe(first?.y);
          expect(box?.height).toBe(first?.height);
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(Math.abs((box?.width ?? 0) - (first?.width ?? 0))).toBeLessThan(1);
        }
        const fits = await answer(page, 'Undecided', title).evaluate(
          (element) => element.scrollWidth <= element.clientWidth,
        );
        expect(fits).toBe(true);
      });
    }
  },
);
