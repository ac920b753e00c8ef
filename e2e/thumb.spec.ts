import type { Locator, Page } from '@playwright/test';
import { encodeClass } from '../src/features/sharing/classCode';
import { answer, expect, holdScripts, noticeArea, startWith, takenOver, test, visit } from './siteTest';
import { setIn } from './typefaces';

const title = 'Federal Minimum Wage Increase';
const accepted = '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page) => page.getByRole('article', { name: title });
const answers = (page: Page) => card(page).locator('[role=group]:has([data-answer])');
const positionOf = (element: Locator) =>
  element.evaluate((each) => each.parentElement && getComputedStyle(each.parentElement).position);
const covered = (element: Locator) =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Scrolls until the card's description is in the middle of the window, and all around it has its real height. */
async function read(page: Page): Promise<void> {
  const middle = () =>
    card(page).evaluate((element) => {
      element.querySelector('dl')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element.querySelector('dl')?.getBoundingClientRect().top;
    });
  let last: number | undefined;
  await expect
    .poll(async () => {
      const before = last;
      last = await middle();
      return last === before;
    })
    .toBe(true);
}

test(
  'A stored answer that is shown only after the first paint shifts nothing',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { consent: accepted });
    await visit(page, '/surveys');
    const shift = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const shifts: PerformanceEntry[] = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
      // As the page's inline script does it.
      document.querySelector('[data-answer=yes]')?.setAttribute('aria-pressed', 'true');
      for (let frames = 0; frames < 10; frames++) await frame();
      return shifts.length;
    });
    expect(shift).toBe(0);
  },
);

test('On a phone the answers of the card being read stand at the lower edge, until their place is reached', async ({
  page,
}) => {
  await startWith(page, { consent: accepted });
  await visit(page, '/surveys');
  const button = answer(page, 'No', title);
  const fromEdge = async () => {
    const box = await button.boundingBox();
    // The links below the answers are 44 px high.
    return 740 - 44 - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await read(page);

  await test.step('whole, pressed at once, and its card stays where it is', async () => {
    expect(await fromEdge()).toBe(0);
    const top = await card(page).evaluate((element) => element.getBoundingClientRect().top);
    // Not `click()`, which scrolls first.
    const box = await button.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await fromEdge()).toBe(0);
    expect(await card(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  });

  await test.step('the ways on stand below them, the next policy in bold and the others alike, before and after an answer', async () => {
    const below = await button.boundingBox();
    const looks = new Set<string>();
    for (const name of [
      'Next policy, Mandatory Sentencing Reform',
      `One at a time, ${title}`,
      `Write or call, ${title}`,
      'My answers',
    ]) {
      const way = card(page).getByRole('link', { name, exact: true });
      expect.soft((await way.boundingBox())?.y).toBe((below?.y ?? 0) + (below?.height ?? 0));
      expect.soft(await covered(way)).toBe(false);
      looks.add(
        await way.evaluate((link) => {
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(link);
          return [color, backgroundColor, fontSize, fontWeight].join();
        }),
      );
    }
    const [next = '', ...others] = looks;
    expect.soft(others).toEqual([next.replace(/650$/, '400')]);
    const open = page.getByRole('article', { name: 'Carbon Tax Policy' });
    await expect.soft(open.locator('a', { hasText: /^Next$/ })).toBeVisible();
  });

  await test.step('the keyboard goes from one answer to the next without moving the page', async () => {
    const at = await page.evaluate(() => scrollY);
    await answer(page, 'Yes', title).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(answer(page, 'Undecided', title)).toBeFocused();
    expect.soft(await page.evaluate(() => scrollY)).toBe(at);
  });

  await test.step('a notice stands above them', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
    });
    const copy = card(page).getByRole('button', { name: /^Copy link/ });
    await copy.evaluate((element: HTMLElement) => {
      element.click();
    });
    const notice = noticeArea(page).getByRole('status').locator('.MuiAlert-root');
    await expect(notice).toBeVisible();
    await read(page);
    const [box, below] = [await notice.boundingBox(), await button.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await page.keyboard.press('Escape');
  });

  await test.step('the title of a card coming into view stays free', async () => {
    const heading = card(page).getByRole('heading', { name: title });
    await heading.evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    });
    const seen = await heading.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 4, bottom - 8));
    });
    expect(seen).toBe(true);
  });

  await test.step('in their place they stand still', async () => {
    await card(page)
      .getByRole('button', { name: /^Copy link/ })
      .evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    expect(await fromEdge()).toBeGreaterThan(100);
  });
});

test(
  'In a class a second tap on an answer hits the same answer, also on a page that has just loaded',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { consent: accepted });
    const code = encodeClass(['2', '7']);
    for (const [step, policy, width, height] of [
      [1, 'Student Loan Forgiveness', 360, 640],
      [2, title, 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      // From the page itself, only its fragment would change.
      await page.goto('about:blank');
      const release = await holdScripts(page);
      await page.goto(`/class#${code}/${step}`, { waitUntil: 'commit' });
      const undecided = answer(page, 'Undecided', policy);
      await expect(undecided).toBeInViewport({ ratio: 1 });
      const box = await undecided.boundingBox();
      release();
      await takenOver(page);
      for (let tap = 0; tap < 2; tap++) {
        // Not `click()`, which would look for the button again.
        await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
        await expect(undecided).toHaveAttribute('aria-pressed', 'true');
        expect.soft(await undecided.boundingBox(), `${width} px`).toEqual(box);
      }
      await expect(page).toHaveURL(`/class#${code}/${step}`);
    }
  },
);

test(
  'The answers stand in their place where there is no room, without scripts and on paper',
  { tag: '@all' },
  async ({ page, browser }) => {
    await startWith(page, { consent: accepted });
    await visit(page, '/surveys');
    await read(page);
    expect(await positionOf(answers(page))).toBe('sticky');
    for (const [where, width, height] of [
      ['400% zoom', 320, 256],
      ['landscape', 740, 360],
      ['landscape of a small phone', 568, 320],
      ['a desktop', 1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await positionOf(answers(page)), where).toBe('static');
    }
    await page.setViewportSize({ width: 360, height: 740 });

    await test.step('text of 130% and 200%: one under the other, equally wide', async () => {
      for (const size of ['130%', '200%']) {
        await page.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size);
        // The browser does not lay out anew a card that is out of the window.
        await read(page);
        const boxes = await answers(page)
          .getByRole('button')
          .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
        expect.soft(new Set(boxes.map((box) => box.left)).size, size).toBe(1);
        expect.soft(new Set(boxes.map((box) => box.width)).size, size).toBe(1);
        expect.soft(new Set(boxes.map((box) => box.top)).size, size).toBe(3);
        expect.soft(await positionOf(answers(page)), size).toBe('static');
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
    });

    await test.step('paper', async () => {
      await page.emulateMedia({ media: 'print' });
      expect.soft(await positionOf(answers(page))).toBe('static');
    });

    await test.step('without scripts', async () => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 360, height: 740 },
      });
      const scriptless = await context.newPage();
      await scriptless.goto('/surveys');
      expect(await positionOf(answers(scriptless))).toBe('static');
      await context.close();
    });
  },
);

test(
  'On a phone the answers are 16 px, on one line, and the mark stands beside its word, above it where a third is too narrow',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { consent: accepted, votes: '{"7":"undecided"}' });
    await visit(page, '/surveys');
    await setIn(page, 'own');
    // 348: a window of 360 with a scrollbar that takes room.
    for (const width of [320, 348, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const { above, beside, size, words, fits } = await answer(page, 'Undecided', title).evaluate(
        (button) => {
          button.scrollIntoView();
          const range = document.createRange();
          range.selectNodeContents(button.lastChild ?? button);
          const mark = button.querySelector('svg')?.getBoundingClientRect();
          const word = range.getBoundingClientRect();
          return {
            size: Number.parseFloat(getComputedStyle(button).fontSize),
            above: (mark?.bottom ?? 0) <= word.top + 1,
            beside: (mark?.right ?? word.right) <= word.left + 1,
            words: range.getClientRects().length,
            fits: button.scrollWidth <= button.clientWidth,
          };
        },
      );
      expect.soft(size, `${width} px`).toBe(16);
      expect.soft([above, beside], `${width} px`).toEqual(width < 348 ? [true, false] : [false, true]);
      expect.soft([words, fits], `${width} px`).toEqual([1, true]);
    }
  },
);
