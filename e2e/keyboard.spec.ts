import type { Locator, Page } from '@playwright/test';
import { currentStop, faults } from './focusStops';
import type { Stop } from './focusStops';
import { goodPhoto } from './photos';
import { person, question, storedUser } from './registering';
import { alerts, answer, expect, noticeArea, storedVotes, test, visit } from './siteTest';

test('Focus is visible inside a notice and never lies under one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  // Playwright's clock is to keep the notice open for the whole walk.
  await page.clock.install();
  await visit(page, '/register');
  await page.getByRole('button', { name: 'Register', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.problem).toBeNull();
  await page.getByLabel('First Name').focus();
  const stops: Stop[] = [];
  for (let stop = await currentStop(page); stop && stops.length < 40; stop = await currentStop(page)) {
    stops.push(stop);
    await page.keyboard.press('Tab');
  }
  expect(stops.length).toBeGreaterThan(10);
  expect(faults(stops)).toEqual([]);
});

/** Presses Tab until the target has the focus: on the survey page past the sources of some cards. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Found once: looking for it by its role at every stop takes longer than all the rest.
  const wanted = await target.elementHandle();
  for (let presses = 0; presses < 400; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab never led there.');
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The dialog must hold the focus however often Tab is pressed, in both directions. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const focused = dialog.locator(':focus');
    // MUI's guards at both ends are stops of no size; the buttons are the ones seen.
    if ((await focused.getAttribute('data-testid'))?.startsWith('sentinel') !== true) {
      expect((await currentStop(page))?.problem).toBeNull();
    }
  }
}

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');

test('By keyboard alone a visitor decides, skips to the cards, answers, and learns', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cookie Policy' }).first()).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Accept saving' }));
  await expect(page.getByRole('region', { name: 'Your data and this site' })).toHaveCount(0);

  await press(page, main(page).getByRole('link', { name: 'Take Survey' }));
  await expect(page.locator('h1')).toHaveText('Policy Surveys');
  await expect(page.locator('h1')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(noticeArea(page)).toBeFocused();
  // From the empty area back to the beginning of the page: forward would lead past all cards and their sources.
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await press(page, answer(page, 'No', 'Universal Background Checks'), 'Space');
  await expect(answer(page, 'No', 'Universal Background Checks')).toHaveAttribute('aria-pressed', 'true');
  await press(page, answer(page, 'Undecided', 'Universal Background Checks'));
  await expect(answer(page, 'Undecided', 'Universal Background Checks')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => storedVotes(page)).toEqual({ '1': 'undecided' });

  await tabTo(page, banner(page).getByRole('link', { name: 'Education' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Understanding Legislation');

  const term = main(page).getByRole('button', { name: 'Supremacy Clause' });
  await tabTo(page, term);
  await expect(term).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(term).toHaveAttribute('aria-expanded', 'false');
  await expect(term).toBeFocused();
});

test(
  'By keyboard alone a visitor registers with a photo of their choice and leaves again',
  { tag: '@all' },
  async ({ page }) => {
    // From the start: the browser learns a moment later that its own window is not wanted.
    page.on('filechooser', (chooser) => void chooser.setFiles(goodPhoto));
    await visit(page, '/register');
    for (const [label, text] of Object.entries(person)) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByLabel('Photo'));
    await page.keyboard.press('Enter');

    const frame = page.getByRole('application');
    const place = () =>
      frame.locator('xpath=preceding-sibling::img').evaluate((image) => getComputedStyle(image).transform);
    await tabTo(page, frame);
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    await tabTo(page, zoom);
    await page.keyboard.press('End');
    await expect(zoom).toHaveAttribute('aria-valuetext', '300%');
    await press(page, page.getByRole('button', { name: 'Turn right' }));
    await expect(page.getByRole('slider', { name: 'Turn' })).toHaveAttribute('aria-valuetext', '90°');
    const atFirst = await place();
    await press(page, page.getByRole('button', { name: 'Move left' }), 'Space');
    const byButton = await place();
    expect(byButton).not.toBe(atFirst);
    while (!(await frame.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Shift+Tab');
    }
    expect((await currentStop(page))?.problem).toBeNull();
    await page.keyboard.press('ArrowUp');
    await expect.poll(place).not.toBe(byButton);

    const register = page.getByRole('button', { name: 'Register', exact: true });
    await press(page, register);
    await expectTrapped(page, question(page));
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(register).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, question(page).getByRole('button', { name: 'I agree' }));
    await expect(page.getByRole('heading', { name: 'You have joined' })).toBeFocused();

    // The notice is reached and closed without leaving the place for good.
    await page.keyboard.press('F8');
    await press(page, noticeArea(page).getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('heading', { name: 'You have joined' })).toBeFocused();
    expect(await storedUser(page)).not.toBeNull();

    const remove = main(page).getByRole('button', { name: 'Remove' });
    await press(page, remove);
    const dialog = page.getByRole('dialog');
    await expectTrapped(page, dialog);
    await press(page, dialog.getByRole('button', { name: 'Cancel' }));
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Remove' }));
    await expect(page.getByLabel('First Name')).toBeVisible();
    await expect.poll(() => storedUser(page)).toBeNull();
    // Focus is at the beginning of what took the card's place, not lost: its first link is next, then the form.
    await page.keyboard.press('Tab');
    await expect(
      main(page)
        .getByRole('link', { name: /^To register to vote, go to vote.gov/ })
        .first(),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('First Name')).toBeFocused();
  },
);

test(
  'By keyboard alone a visitor erases the answers and brings them back',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('votes')) localStorage.setItem('votes', '{"1":"yes"}');
    });
    await visit(page, '/cookie-policy');
    const clear = main(page).getByRole('button', { name: 'Clear answers' });
    await press(page, clear);
    const dialog = page.getByRole('dialog', { name: 'Clear your answers?' });
    await expectTrapped(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(clear).toBeFocused();

    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => storedVotes(page)).toEqual({});
    await page.keyboard.press('F8');
    await press(page, noticeArea(page).getByRole('button', { name: 'Undo' }));
    await expect.poll(() => storedVotes(page)).toEqual({ '1': 'yes' });
  },
);
