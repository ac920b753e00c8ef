import type { Page } from '@playwright/test';
import { encodeShared } from '../src/features/sharing/shareCode';
import { stored } from './answering';
import { barriers } from './axe';
import { watchShift } from './layout';
import { expect, startWith, test, visit } from './siteTest';

const mine = '{"1":"yes","2":"yes","3":"undecided"}';
const code = encodeShared({ votes: { '1': 'yes', '2': 'no', '3': 'yes', '4': 'no' }, name: 'Ana Ruiz' });
const anonymous = encodeShared({ votes: { '1': 'yes', '2': 'yes' }, name: '' });

const summary = (page: Page, words: string) => page.getByText(words, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function open(page: Page, fragment = code) {
  await startWith(page, { votes: mine });
  await visit(page, `/compare#${fragment}`);
}

test('A link shows both sets side by side, changes nothing of one’s own and stores nothing, also after the skip link and a change of the address', async ({
  page,
}) => {
  await open(page);
  await expect(heading(page, 'You and Ana Ruiz')).toBeVisible();
  await expect(summary(page, 'You agree on 1 of the 2 policies you both answered Yes or No.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Policy', 'You', 'Ana Ruiz', 'Together']);
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first.getByRole('cell')).toHaveText(['Yes', 'Yes', 'You agree']);
  // Agreement is told by words and by an icon.
  await expect(first.getByRole('cell').last().locator('svg')).toBeVisible();
  // And by a bar between the two cells of the policy, which no others have.
  await expect(page.locator('[data-bridge]')).toHaveCount(1);
  await expect(page.locator('[data-bridge="1"]')).toBeVisible();
  await test.step('the skip link does not end it', async () => {
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`/compare#${code}`);
    await expect(heading(page, 'You and Ana Ruiz')).toBeVisible();
  });
  const setFragment = (fragment: string) =>
    page.evaluate((other) => {
      location.hash = other;
    }, fragment);
  await test.step('another link is followed, back and forth', async () => {
    await setFragment(anonymous);
    await expect(heading(page, 'You and the sender')).toBeVisible();
    await expect(
      summary(page, 'You agree on 2 of the 2 policies you both answered Yes or No.'),
    ).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'You and Ana Ruiz')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'You and the sender')).toBeVisible();
  });
  await test.step('a hostile name is only ever text', async () => {
    const name = '<img src=x onerror="document.title=1">';
    await setFragment(encodeShared({ votes: { '1': 'yes' }, name }));
    await expect(heading(page, `You and ${name}`)).toBeVisible();
    await expect(page).toHaveTitle('Compare Answers | Civic Voice');
  });
  expect(await stored(page)).toEqual({ votes: mine });
  expect(await stored(page, 'sessionStorage')).toEqual({});
});

test('A link is pasted and compared by keyboard alone', { tag: '@all' }, async ({ page }) => {
  await startWith(page, { votes: mine });
  await visit(page, '/compare');
  const input = page.getByRole('textbox', { name: 'Link or code' });
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await input.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.insertText('nonsense');
  await page.keyboard.press('Enter');
  await expect(input).toHaveAccessibleDescription(/not a link for comparing/);
  await expect(page.getByRole('status').filter({ hasText: /not a link for comparing/ })).toBeAttached();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(`https://elsewhere.example/compare#${code}`);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'You and Ana Ruiz')).toBeFocused();
  await expect(page).toHaveURL(`/compare#${code}`);
  await page.goBack();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test(
  'A policy takes one line where there is room and on paper, where the comparison stands alone, and on a phone its title stands above',
  { tag: '@all' },
  async ({ page }) => {
    await open(page);
    const [title, answer] = [page.getByRole('rowheader').first(), page.getByRole('cell').first()];
    /** How far (px) the answer begins below the middle of the title. */
    const below = async () => {
      const [of, at] = [await title.boundingBox(), await answer.boundingBox()];
      return of && at ? at.y - (of.y + of.height / 2) : Number.NaN;
    };
    for (const [width, media, isOneLine] of [
      [1280, 'screen', true],
      [800, 'screen', true],
      [360, 'screen', false],
      [640, 'print', true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ media });
      expect((await below()) < 0, `${width} ${media}`).toBe(isOneLine);
    }
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('textbox', { includeHidden: true })).toBeHidden();
  },
);

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(
    `axe finds no barrier around a comparison, ${colorScheme} at ${width} px`,
    { tag: '@all' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open(page, encodeShared({ votes: { '3': 'undecided' }, name: 'W'.repeat(60) }));
      await expect(page.getByRole('table')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    },
  );
}

test(
  'The bar about a waiting link shifts nothing when a survey page is loaded',
  { tag: '@all' },
  async ({ page }) => {
    const shift = await watchShift(page);
    await startWith(page, {
      votes: '{"1":"yes"}',
      consent: '{"choice":"accepted","at":"2026-11-22T09:00:00.000Z"}',
    });
    await visit(page, `/compare#${code}`);
    await page.getByRole('link', { name: 'Answer first' }).click();
    await expect(page.locator('h1')).toHaveText(['Student Loan Forgiveness']);
    for (const path of [
      '/surveys',
      '/surveys/carbon-tax-policy',
      '/es/surveys/carbon-tax-policy',
      '/compare',
      '/es/compare',
    ]) {
      for (const width of [320, 360, 480, 600, 700, 900, 1000, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await visit(page, path);
        await expect(
          page.getByRole('region', { name: /^(?:A link is waiting|Hay un enlace en espera)$/ }),
        ).toBeVisible();
        expect.soft(await shift(), `${path}, ${width} px`).toBeLessThan(0.02);
      }
    }
  },
);
