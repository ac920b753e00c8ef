import { scriptWith } from './screenCode';
import { expect, holdScripts, takenOver, test } from './siteTest';
import type { Locator, Page } from '@playwright/test';

const meaning = 'A written proposal for a new law or for a change to an existing one.';

const terms = (page: Page) => page.getByRole('main').locator('button[aria-expanded]');
const term = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
/** What stands beside a term; in the list at the page's end the meaning is always there. */
const beside = (of: Locator) => of.locator('xpath=following-sibling::span');

async function open(page: Page) {
  await page.goto('/education');
  await takenOver(page);
}

test('A term opens by click and by focus, closes on Escape with the focus kept, and on moving on', async ({
  page,
}) => {
  await open(page);
  const bill = term(page, 'bill');
  await bill.click();
  await expect(beside(bill)).toContainText(meaning);
  await page.keyboard.press('Escape');
  await expect(beside(bill)).toHaveCount(0);
  await expect(bill).toBeFocused();

  await page.keyboard.press('Tab');
  const next = page.locator(':focus');
  await expect(next).toHaveAttribute('aria-expanded', 'true');
  await expect(beside(next)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(beside(bill)).toBeVisible();
  await expect(beside(bill)).toHaveCount(1);
  await expect(terms(page).and(page.locator('[aria-expanded=true]'))).toHaveCount(1);
  await page.keyboard.press('Escape');

  await test.step('the pointer may move over the meaning, leave it, and select its words', async () => {
    await bill.click();
    await beside(bill).hover();
    await page.mouse.move(5, 5);
    await expect(beside(bill)).toBeVisible();
    await beside(bill).click({ clickCount: 3, position: { x: 40, y: 24 } });
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('A written proposal');
    await expect(beside(bill)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(beside(bill)).toHaveCount(0);
    await expect(bill).toBeFocused();
  });
  await test.step('a meaning that is open follows a narrower window', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await bill.click();
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(async () => {
      const box = await beside(bill).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    }).toPass();
    await page.keyboard.press('Escape');
  });
  await test.step('Enter adds the way to the whole list, which leads to the term’s entry', async () => {
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await bill.focus();
    await expect(beside(bill)).toBeVisible();
    // Before Enter, Tab goes on to what follows the term.
    await expect(page.getByRole('link', { name: 'See all terms' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'See all terms' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#term-bill$/);
    await expect(page.locator('#term-bill')).toBeInViewport();
    await expect(page.locator('#term-bill')).toBeFocused();
    await page.goBack();
    await expect(bill).toBeFocused();
    await expect(bill).toBeInViewport();
  });
});

test('A tap opens, a tap elsewhere closes', { tag: '@all' }, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await open(page);
  const bill = term(page, 'bill');
  await bill.tap();
  await expect(beside(bill)).toContainText(meaning);
  await page.getByRole('heading', { name: 'Initial phase' }).tap();
  await expect(beside(bill)).toHaveCount(0);
  await context.close();
});

test(
  'No meaning leaves the screen, however narrow, in either direction of writing',
  { tag: '@all' },
  async ({ page }) => {
    await open(page);
    for (const [width, height, direction] of [
      [320, 500, 'ltr'],
      [320, 500, 'rtl'],
      [1280, 500, 'ltr'],
      [1280, 500, 'rtl'],
      [320, 256, 'ltr'],
      [320, 800, 'ltr'],
      [360, 740, 'ltr'],
      [768, 1024, 'ltr'],
    ] as const) {
      await test.step(`${width} x ${height}, ${direction}`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
        }, direction);
        expect(await terms(page).count()).toBeGreaterThan(5);
        const boxes = await terms(page).evaluateAll(async (buttons: HTMLElement[]) => {
          const measured = [];
          for (const button of buttons) {
            // Opened as by keyboard, not by pointer: the meaning of one term may cover the next.
            button.focus();
            button.click();
            do await new Promise(requestAnimationFrame);
            while (!button.parentElement?.querySelector('a'));
            const meaning = button.nextElementSibling;
            if (!meaning) throw new Error(`${button.textContent} shows no meaning.`);
            const { left, right, top, bottom } = meaning.getBoundingClientRect();
            const { scrollWidth, clientWidth } = document.documentElement;
            const sideways = scrollWidth - clientWidth;
            measured.push({ where: button.textContent, left, right, top, bottom, sideways });
          }
          return measured;
        });
        for (const { where, left, right, top, bottom, sideways } of boxes) {
          expect.soft(left, where).toBeGreaterThanOrEqual(0);
          expect.soft(right, where).toBeLessThanOrEqual(width);
          expect.soft(sideways, where).toBe(0);
          // In a window of 256 px a long meaning is higher than the room there is for it.
          if (height < 500) continue;
          expect.soft(top, where).toBeGreaterThanOrEqual(0);
          expect.soft(bottom, where).toBeLessThanOrEqual(height);
        }
      });
    }
  },
);

test(
  'Every term is described by its meaning, whose box needs no file of its own and leads to the list',
  { tag: '@all' },
  async ({ page }) => {
    await open(page);
    const described = await terms(page).evaluateAll((buttons) =>
      buttons.map((button) =>
        document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent.trim(),
      ),
    );
    expect(described.length).toBeGreaterThan(20);
    for (const words of described) expect(words).toMatch(/^[A-Z].+\.$/);
    await expect(term(page, 'bill')).toHaveAccessibleDescription(meaning);
    const asked: string[] = [];
    page.on('request', (request) => {
      // What an idle page fetches for offline use has nothing to do with the press.
      if (!request.url().endsWith(scriptWith('watchRelease.ts'))) asked.push(request.url());
    });
    await term(page, 'filibuster').click();
    await expect(beside(term(page, 'filibuster'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all terms' })).toHaveAttribute(
      'href',
      '#term-filibuster',
    );
    expect(asked).toEqual([]);
  },
);

test('A term on a card opens its meaning before any script has run, and leads to the glossary', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto('/surveys/medicare-expansion', { waitUntil: 'commit' });
  const term = page.getByRole('button', { name: 'deficits' });
  await term.click();
  const meaning = page.getByText(/^How much more the government spends/);
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await term.press('Enter');
  await expect(meaning).toBeVisible();
  arrive();
  await page.getByRole('link', { name: 'See all terms' }).click();
  await expect(page).toHaveURL(/\/education#term-deficit$/);
});

test.describe('In a browser without popovers', () => {
  // The page's policy would refuse its changed style.
  test.use({ bypassCSP: true });

  test('no meaning lies over a card, and no term of a card looks as if it opened one', async ({ page }) => {
    await page.route('**/surveys', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(':popover-open', ':unknown').replaceAll(' popover="auto"', '');
      await route.fulfill({ response, body });
    });
    await page.goto('/surveys');
    await takenOver(page);
    const onCards = page.locator('article button[popovertarget]');
    expect(await onCards.count()).toBeGreaterThan(0);
    await expect(page.locator('article button[popovertarget] + span').filter({ visible: true })).toHaveCount(
      0,
    );
    await expect(onCards.first()).toHaveCSS('text-decoration-line', 'none');
  });
});

test('Beside the title and the steps, the drawing marks the gate that the step in the middle of the window is about, also with less motion', async ({
  page,
}) => {
  await open(page);
  const lines = page.getByText('Most end here.').locator('xpath=../..').locator('> *');
  const marked = () =>
    lines.evaluateAll((gates) =>
      gates.flatMap((gate, index) => (getComputedStyle(gate).boxShadow === 'none' ? [] : index)),
    );
  expect(await marked()).toEqual([]);
  await expect(page.getByText('Other chamber', { exact: true })).toBeInViewport();
  for (const [step, gate, reducedMotion] of [
    ['Committee reviews', 1, 'no-preference'],
    ['Amendments', 3, 'reduce'],
    ['Presidential action', 4, 'no-preference'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: step }) })
      .evaluate((item) => {
        item.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    await expect.poll(marked, step).toEqual([gate]);
  }
  // Between two steps as well, up to what follows the last one.
  await page
    .getByRole('heading', { name: 'Initial phase' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const after = page.getByRole('heading', { name: 'After the President acts' });
  while ((await after.evaluate((heading) => heading.getBoundingClientRect().top)) > 360) {
    await page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' }));
    await expect.poll(async () => (await marked()).length).toBeGreaterThan(0);
  }
});
