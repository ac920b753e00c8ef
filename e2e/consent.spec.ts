import { haveHeardEachOther } from './hearing';
import { expect, holdScripts, restyle, startWith, takenOver, test } from './siteTest';
import type { Page } from '@playwright/test';
import {
  answer,
  expectAnswer,
  itsDay,
  notSavedLine,
  openSurveys,
  stored,
  expectOnlyChoice,
} from './answering';

const banner = (page: Page) => page.getByRole('region', { name: 'Your data and this site' });
const accept = (page: Page) => page.getByRole('button', { name: 'Accept saving' });
const decline = (page: Page) => page.getByRole('button', { name: 'Decline saving' });

const declined = '{"choice":"declined","at":"2026-11-21T10:00:00.000Z"}';
const accepted = declined.replace('declined', 'accepted');

async function choiceOf(page: Page): Promise<unknown> {
  return JSON.parse((await stored(page)).consent ?? 'null');
}

test.describe('The banner', () => {
  test('stands first in the document, in the flow, with two equal buttons and a link', async ({ page }) => {
    await openSurveys(page);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
    const place = await banner(page).evaluate((element) => ({
      first: document.querySelector('#root')?.firstElementChild === element,
      position: getComputedStyle(element).position,
      endsAbove:
        element.getBoundingClientRect().bottom <=
        (document.querySelector('header')?.getBoundingClientRect().top ?? 0),
    }));
    expect(place).toEqual({ first: true, position: 'static', endsAbove: true });
    const [one, other] = [await accept(page).boundingBox(), await decline(page).boundingBox()];
    expect(one?.width).toBe(other?.width);
    expect(one?.height).toBe(other?.height);
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link')).toBeFocused();
    // More than a fifth, as it says of what is saved, where and why.
    await test.step('and takes a quarter of a phone at most, with text at 130%', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await restyle(page, 'html{font-size:130%}');
      const height = await banner(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(740 / 4);
    });
  });

  test(
    'takes a double click for one choice, though the header moves up under the pointer',
    { tag: '@all' },
    async ({ page, context }) => {
      for (const choice of [accept, decline]) {
        await page.goto('/about');
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await takenOver(page);
        await choice(page).dblclick();
        await expect(banner(page)).toHaveCount(0);
        expect([page.url(), context.pages().length]).toEqual([expect.stringMatching(/\/about$/), 1]);
      }
    },
  );

  test('waits while what is pressed is saved, leaves with Accept and is never shown again', async ({
    page,
  }) => {
    await openSurveys(page);
    await answer(page, 1, 'yes');
    await expect.poll(() => stored(page)).toEqual({ votes: '{"1":"yes"}', ...itsDay });
    await expect(banner(page)).toBeVisible();
    await accept(page).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText('From now on what you enter is saved on this device.')).toHaveCount(1);
    await expect.poll(() => choiceOf(page)).toMatchObject({ choice: 'accepted' });
    for (const path of ['/', '/surveys', '/cookie-policy', '/no-such-page']) {
      await page.goto(path);
      await takenOver(page);
      await expect(page.getByText('From now on')).toHaveCount(0);
      await expect(banner(page)).toBeHidden();
      await expect(notSavedLine(page)).toBeHidden();
    }
  });

  test(
    'is hidden before the first paint on later visits, and nothing shifts',
    { tag: '@all' },
    async ({ page }) => {
      await startWith(page, { consent: accepted, votes: '{"1":"yes"}' });
      await page.addInitScript(() => {
        const seen = { shift: 0, banner: false };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        const look = () => {
          const region = document.querySelector('#root > section');
          if (region && region.getBoundingClientRect().height > 0) seen.banner = true;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      // Typefaces are held back: where the machine has none of the same width, a title moves a little when the site's own
      // arrives (firstVisit.spec.ts).
      await page.route('**/*.woff2', () => undefined);
      await page.goto('/surveys', { waitUntil: 'domcontentloaded' });
      await takenOver(page);
      await expectAnswer(page, 1, 'yes');
      const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
      expect(seen).toEqual({ shift: 0, banner: false });
    },
  );

  for (const [choice, text] of Object.entries({ accepted, declined })) {
    test(
      `is hidden by the page itself, before any script file arrives, when the choice is ${choice}`,
      { tag: choice === 'accepted' ? '@all' : [] },
      async ({ page }) => {
        await startWith(page, { consent: text });
        await page.route('**/assets/*.js', () => undefined);
        await page.goto('/surveys', { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(banner(page)).toBeHidden();
        await expect(notSavedLine(page)).toBeVisible({ visible: choice === 'declined' });
        // Others may see a printed page, so it does not tell what was chosen.
        await page.emulateMedia({ media: 'print' });
        await expect(notSavedLine(page)).toBeHidden();
        await expect(banner(page)).toBeHidden();
      },
    );
  }
});

test.describe('Declining', () => {
  test('takes everything off the device and keeps it in the tab, also over a reload', async ({ page }) => {
    await startWith(page, {
      votes: '{"1":"yes"}',
      user: 'unreadable',
      unreadable: 'older',
    });
    await openSurveys(page);
    await answer(page, 2, 'no');
    await decline(page).click();
    await expect(notSavedLine(page)).toBeVisible();
    await expectOnlyChoice(page);
    await answer(page, 3, 'undecided');
    await expect
      .poll(async () => (await stored(page, 'sessionStorage')).votes)
      .toBe('{"1":"yes","2":"no","3":"undecided"}');
    await expectOnlyChoice(page);

    await page.reload();
    await expectAnswer(page, 1, 'yes');
    await expectAnswer(page, 3, 'undecided');
    await expect(banner(page)).toBeHidden();
    await expect(notSavedLine(page)).toBeVisible();
    for (const path of ['/', '/education', '/register', '/privacy-policy', '/cookie-policy'])
      await page.goto(path);
    await expectOnlyChoice(page);
  });

  test('before the app has arrived loses nothing that was stored', { tag: '@all' }, async ({ page }) => {
    await startWith(page, { votes: '{"1":"yes"}' });
    const arrive = await holdScripts(page);
    await page.goto('/surveys', { waitUntil: 'commit' });
    await answer(page, 2, 'no');
    await decline(page).click();
    arrive();
    await expect(notSavedLine(page)).toBeVisible();
    await expectOnlyChoice(page);
    await expect.poll(() => stored(page, 'sessionStorage')).toMatchObject({ votes: '{"1":"yes","2":"no"}' });
    await expectAnswer(page, 1, 'yes');
  });

  test('is obeyed by the tabs that are open, and by those opened later', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await openSurveys(one);
    await openSurveys(other);
    await answer(one, 1, 'yes');
    await expectAnswer(other, 1, 'yes');
    await decline(one).click();
    await expect(notSavedLine(other)).toBeVisible();
    await expect(banner(other)).toHaveCount(0);
    await answer(other, 2, 'no');
    await expectAnswer(other, 1, 'yes');
    await expect.poll(() => stored(other, 'sessionStorage')).toMatchObject({ votes: '{"1":"yes","2":"no"}' });
    await expectOnlyChoice(other);

    const later = await context.newPage();
    await openSurveys(later);
    await expect(notSavedLine(later)).toBeVisible();
    await answer(later, 3, 'yes');
    await expect.poll(() => stored(later, 'sessionStorage')).toMatchObject({ votes: '{"3":"yes"}' });
    await expectOnlyChoice(later);
    await one.close();
    await expectOnlyChoice(later);
  });

  test(
    'holds against an answer given in another tab at the same moment',
    { tag: '@all' },
    async ({ context }) => {
      const [one, other] = [await context.newPage(), await context.newPage()];
      for (let round = 0; round < 3; round++) {
        // Both leave first: a tab that still obeys the last round's Decline would clear what this one stores.
        for (const page of [other, one]) {
          await page.goto('/robots.txt');
          await page.evaluate(() => {
            sessionStorage.clear();
          });
        }
        await startWith(one, { votes: '{"1":"yes"}' });
        await openSurveys(one);
        await openSurveys(other);
        await expectAnswer(other, 1, 'yes');
        // Late enough for both to be waiting for it.
        const at = Date.now() + 500;
        const pressAt = (page: Page, selector: string) =>
          page.evaluate(
            async ({ button, start }) => {
              while (Date.now() < start) await new Promise((resolve) => setTimeout(resolve, 0));
              document.querySelector<HTMLElement>(button)?.click();
            },
            { button: selector, start: at },
          );
        await Promise.all([
          pressAt(one, '#root > section button:last-of-type'),
          pressAt(other, 'article:nth-of-type(2) button[data-answer=no]'),
        ]);
        await haveHeardEachOther(one, other);
        await expect(notSavedLine(other)).toBeVisible();
        await expectAnswer(other, 2, 'no');
        await expectOnlyChoice(one);
      }
    },
  );
});

test.describe('Changing the choice', () => {
  test('works on the Cookie Policy page, at any time and both ways', async ({ page }) => {
    await openSurveys(page);
    await answer(page, 1, 'yes');
    await decline(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie' }).click();
    await expect(page.getByText('You chose not to save').first()).toBeVisible();
    await expect(decline(page)).toHaveAttribute('aria-pressed', 'true');

    // Neither choice is easier to reach: each is a stop of Tab, whichever is pressed.
    await decline(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(accept(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(decline(page)).toBeFocused();

    await accept(page).click();
    await expect(page.getByText('You chose to save in this browser').first()).toBeVisible();
    await expect(notSavedLine(page)).toBeHidden();
    await expect.poll(async () => (await stored(page)).votes).toBe('{"1":"yes"}');
    expect(await stored(page, 'sessionStorage')).toEqual({});

    await decline(page).click();
    await expectOnlyChoice(page);
    expect(await stored(page, 'sessionStorage')).toMatchObject({ votes: '{"1":"yes"}' });
  });
});
