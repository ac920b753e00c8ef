import type { Locator, Page } from '@playwright/test';
import { noticeDuration } from '../src/features/notices/noticeDuration';
import { member } from './member';
import { alerts, answer, expect, noticeArea, startWith, takenOver, test, visit } from './siteTest';

/** Pressing Register on an empty form is the quickest way to an error notice. */
async function causeError(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(alerts(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/register');
});

test('An error says what is wrong, assertively, in one notice', async ({ page }) => {
  await causeError(page);
  await expect(noticeArea(page)).toMatchAriaSnapshot(`
    - region "Notices":
      - alert:
        - /children: equal
        - paragraph: Error
        - paragraph: Please fill in all fields and upload a photo.
        - button "Close"
  `);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(noticeArea(page).getByRole('button', { name: 'Close' })).toHaveCount(1);
  await expect(alerts(page)).toHaveCount(1);
  await test.step('and closes by its button, and by Escape from anywhere', async () => {
    await noticeArea(page).getByRole('button', { name: 'Close' }).click();
    await expect(alerts(page)).toHaveCount(0);
    await causeError(page);
    await page.keyboard.press('Escape');
    await expect(alerts(page)).toHaveCount(0);
  });
  await test.step('and is whole in a narrow window: not beyond the left, the right or the lower edge', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await causeError(page);
    const box = await noticeArea(page).locator('.MuiAlert-root').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  });
});

test(
  'It stays while the pointer is on it, and leaves after half its duration',
  { tag: '@all' },
  async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await takenOver(page);
    await causeError(page);
    await alerts(page).hover();
    // From here on only the test turns the clock, or waiting alone would make the notice leave.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(4 * noticeDuration);
    await expect(alerts(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(noticeDuration / 2 - 1);
    await expect(alerts(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(alerts(page)).toHaveCount(0);
  },
);

test('F8 leads to it and closing leads back; also to the area when it is empty, shows where focus is, and Tab goes on from where it was pressed', async ({
  page,
}) => {
  await causeError(page);
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('F8');
  await expect(noticeArea(page)).toBeFocused();
  await expect(noticeArea(page)).toHaveAccessibleDescription(/^Error ?Please fill in all fields/);
  await page.keyboard.press('Tab');
  await expect(noticeArea(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toHaveCount(0);
  await expect(summary).toBeFocused();

  await page.keyboard.press('F8');
  await expect(noticeArea(page)).toBeFocused();
  const { width, inView } = await noticeArea(page).evaluate((area) => {
    const box = area.getBoundingClientRect();
    return {
      width: Number.parseFloat(getComputedStyle(area).outlineWidth),
      inView: box.top >= 0 && box.bottom <= innerHeight && box.width > 0,
    };
  });
  expect(width).toBeGreaterThanOrEqual(2);
  expect(inView).toBe(true);
  await expect(noticeArea(page)).toHaveAccessibleDescription('There is no notice now.');
  await page.getByLabel('First Name').focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First Name')).toBeFocused();
});

test(
  'A notice comes at the top of the window where it would cover what it is about',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await startWith(page, { user: JSON.stringify(member) });
    const isCovered = (part: Locator) =>
      part.evaluate((element) => {
        const [own, notice] = [element, document.querySelector('.MuiSnackbar-root')].map((each) =>
          each?.getBoundingClientRect(),
        );
        return own && notice ? own.bottom > notice.top && own.top < notice.bottom : undefined;
      });
    await test.step('the button that was pressed', async () => {
      await visit(page, '/surveys');
      const clear = page.getByRole('button', { name: 'Clear my answer, Carbon Tax Policy' });
      await answer(page, 'Yes', 'Carbon Tax Policy').click();
      await clear.evaluate((button) => {
        button.scrollIntoView({ block: 'end' });
      });
      await clear.click();
      await expect(noticeArea(page)).toContainText('Your answer was cleared.');
      expect(
        await isCovered(
          page.getByRole('article', { name: 'Carbon Tax Policy' }).getByText('Not answered yet'),
        ),
      ).toBe(false);
    });
    await test.step('the card of a member who has just saved', async () => {
      await visit(page, '/register');
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('First Name').fill('Anna');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(noticeArea(page)).toContainText('Your changes are saved.');
      for (const name of ['Edit', 'Remove']) {
        expect(await isCovered(page.getByRole('button', { name, exact: true }))).toBe(false);
      }
    });
  },
);
