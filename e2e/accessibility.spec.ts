import type { Page, ViewportSize } from '@playwright/test';
import { barriers } from './axe';
import { faults, walk } from './focusStops';
import { overfull, sideways, small } from './layout';
import { everyKindOfPage, policyPaths, spanishPaths, unlistedPath } from './screens';
import { expect, restyle, test, visit } from './siteTest';
import { states } from './states';
import { setIn } from './typefaces';

/*
 * Opens every kind of page and every state of `states.ts` once, and checks it in every look and window. All findings
 * are soft, so that one does not hide the next, and each names its look and window.
 */

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

type Look = keyof typeof looks;

const sizeOf = ({ width, height }: ViewportSize) => `${width} x ${height}`;

/** The page may take a frame to react to a new size, and one more to be drawn. */
async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

async function expectNoBarriers(page: Page, size: ViewportSize): Promise<void> {
  await resize(page, size);
  for (const [look, media] of Object.entries(looks)) {
    await test.step(`axe, ${look}, ${sizeOf(size)}`, async () => {
      await page.emulateMedia(media);
      const rules = look === 'light' ? 'all' : 'colors';
      expect.soft(await barriers(page, rules, 'first cards'), `axe, ${look}, ${sizeOf(size)}`).toEqual([]);
    });
  }
  await page.emulateMedia(looks.light);
}

/** In a wide window a state has the colors that it has in a narrow one. */
async function expectNoBarriersInWideWindow(page: Page): Promise<void> {
  await resize(page, desktop);
  expect.soft(await barriers(page, 'words', 'first cards'), `axe, ${sizeOf(desktop)}`).toEqual([]);
}

/** Every button and link holds its words, and the page needs no scrolling sideways. */
async function expectRoom(page: Page, where: string): Promise<void> {
  expect.soft(await sideways(page), `reaches out of the window, ${where}`).toEqual([]);
  expect.soft(await overfull(page), `words stick out, ${where}`).toEqual([]);
}

/** Goes through the page by Tab in the first look. In the others a script focuses the same elements. */
async function expectFocusSeen(
  page: Page,
  size: ViewportSize,
  [first, ...others]: readonly [Look, ...Look[]],
  atLeast = 0,
): Promise<void> {
  await test.step(`Tab, ${first}, ${sizeOf(size)}`, async () => {
    await page.emulateMedia(looks[first]);
    await resize(page, size);
    const { stops, again } = await walk(page);
    expect.soft(stops.length, `stops of Tab, ${first}`).toBeGreaterThan(atLeast);
    expect.soft(faults(stops), `focus, ${first}, ${sizeOf(size)}`).toEqual([]);
    for (const look of others) {
      await page.emulateMedia(looks[look]);
      expect.soft(faults(await again()), `focus, ${look}, ${sizeOf(size)}`).toEqual([]);
    }
  });
}

/** WCAG 1.4.12. */
const spreadOut =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';
const twiceTheSize = 'html { font-size: 200% !important } body { font-size: 34px !important }';

async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect.soft(levels.filter((level) => level === 1)).toEqual([1]);
  expect.soft(levels[0]).toBe(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(skipped, 'headings that skip a level').toEqual([]);
}

const question = `
  - region "Your data and this site":
    - button "Accept saving"
    - button "Decline saving"`;

const landmarks = `
  - region "Skip to main content":
    - link "Skip to main content"
  - banner:
    - link "Civic Voice, home"
    - navigation "Main menu":
      - list:
        - listitem:
          - link "Surveys"
        - listitem:
          - link "My answers"
        - listitem:
          - link "Write or Call"
        - listitem:
          - link "Education"
        - listitem:
          - link "Register"
        - listitem:
          - link "Register to vote (opens in a new tab)"
  - status
  - main
  - contentinfo:
    - navigation "Take part":
      - list:
        - listitem:
          - link "My answers"
        - listitem:
          - link "Compare answers"
        - listitem:
          - link "Compare as a group"
    - navigation "About this site":
      - list:
        - listitem:
          - link "About Civic Voice"
        - listitem:
          - link "Privacy Policy"
        - listitem:
          - link "Cookie Policy"
        - listitem:
          - link "Accessibility"
        - listitem:
          - link "contact@example.org"
    - link "Shared computer? Erase everything"
    - group "Colors":
      - button "System" [pressed]
      - button "Light"
      - button "Dark"
  - region "Notices"
`;

// Half-way through a transition a colour is neither the one before nor the one after.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
// Each goes through one page in every look and window: two minutes, and twice that beside busy processes.
test.describe.configure({ timeout: 300_000 });

for (const path of everyKindOfPage) {
  test(
    `${path} has no barrier, room for all words and a focus that is seen, in every look and window`,
    { tag: '@all' },
    async ({ page }) => {
      await visit(page, path);
      await setIn(page, 'own');
      for (const size of [phone, desktop]) {
        await expectNoBarriers(page, size);
        expect.soft(await small(page), `too small to press, ${sizeOf(size)}`).toEqual([]);
      }
      await test.step('landmarks, headings and all cards', async () => {
        if (path === '/surveys') expect.soft(await barriers(page)).toEqual([]);
        // The page after erasing everything ends a visit and does not ask about saving.
        const whole = path === unlistedPath ? landmarks : question + landmarks;
        await expect.soft(page.locator('body')).toMatchAriaSnapshot(whole);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectHeadingsInOrder(page);
      });
      await test.step('room', async () => {
        // 320 x 256 is what a zoom of 400 % leaves of 1280 x 1024.
        for (const size of [
          { width: 320, height: 800 },
          { width: 320, height: 256 },
          phone,
          { width: 768, height: 1024 },
        ]) {
          await resize(page, size);
          await expectRoom(page, sizeOf(size));
        }
      });
      // On the survey page past every card, whose answers stick to the lower edge of a phone.
      const atLeast = path === '/surveys' ? 200 : 7;
      await expectFocusSeen(page, { width: 1280, height: 740 }, ['light'], atLeast);
      await expectFocusSeen(page, phone, ['dark', 'forced colours'], atLeast);
      for (const width of ['narrow', 'wide'] as const) {
        await test.step(`${width} typefaces`, async () => {
          await page.emulateMedia(looks.light);
          await setIn(page, width);
          for (const size of [{ width: 320, height: 800 }, phone]) {
            await resize(page, size);
            await expectRoom(page, `${width} typefaces, ${sizeOf(size)}`);
            expect.soft(await small(page), `too small to press, ${width} typefaces`).toEqual([]);
          }
        });
      }
      await setIn(page, 'own');
      await test.step('spread-out and large text', async () => {
        await page.emulateMedia(looks.light);
        for (const width of [1280, 360, 320]) {
          await resize(page, { width, height: 800 });
          await restyle(page, spreadOut);
          await expectRoom(page, `text spread out, ${width} px`);
          // Not at 320 px: twice the text there is a zoom of 640 %.
          if (width === 320) continue;
          await restyle(page, twiceTheSize);
          expect
            .soft(await overfull(page), `words stick out, text of twice the size, ${width} px`)
            .toEqual([]);
          expect.soft(await sideways(page), `text of twice the size, ${width} px`).toEqual([]);
        }
      });
    },
  );
}

test('No policy’s page has a barrier', { tag: '@all' }, async ({ page }) => {
  for (const path of policyPaths) {
    await visit(page, path);
    expect.soft(await barriers(page, 'words'), path).toEqual([]);
    expect.soft(await sideways(page), path).toEqual([]);
  }
});

/*
 * The Spanish pages differ from the English ones in their words alone, which are longer: only what words can change is
 * checked.
 */
for (const half of [0, 1]) {
  const paths = spanishPaths.filter((_, index) => index % 2 === half);
  test(
    `Spanish pages have no barrier and room for all words, ${half + 1} of 2`,
    { tag: '@all' },
    async ({ page }) => {
      for (const path of paths) {
        await visit(page, path);
        await setIn(page, 'own');
        await test.step(path, async () => {
          await resize(page, phone);
          expect.soft(await barriers(page, 'words'), path).toEqual([]);
          expect.soft(await small(page), `too small to press, ${path}`).toEqual([]);
          await setIn(page, 'narrow');
          expect.soft(await small(page), `too small to press, narrow typefaces, ${path}`).toEqual([]);
          await setIn(page, 'own');
          for (const width of [320, 360, 768, 1024, 1280]) {
            await resize(page, { width, height: 800 });
            await expectRoom(page, `${path}, ${width} px`);
          }
          await resize(page, phone);
          await restyle(page, twiceTheSize);
          expect.soft(await overfull(page), `words stick out, text of twice the size, ${path}`).toEqual([]);
          expect.soft(await sideways(page), `text of twice the size, ${path}`).toEqual([]);
          await restyle(page, '');
          // The pages of single policies differ in their words alone.
          if (!path.startsWith('/es/surveys/')) await expectFocusSeen(page, phone, ['light'], 7);
        });
      }
    },
  );
}

for (const { name, reach, onPhones, modal, noisy } of states) {
  test(
    `With ${name} nothing is a barrier, no words lack room, and the focus is seen`,
    { tag: '@all' },
    async ({ page, consoleWords }) => {
      await reach(page);
      await setIn(page, 'own');
      await expectNoBarriers(page, phone);
      const narrow = { width: 320, height: 640 };
      await resize(page, narrow);
      await expectRoom(page, sizeOf(narrow));
      if (!onPhones) await expectNoBarriersInWideWindow(page);
      // Last, because Tab leaves the notice, whose clock then goes on. In a dialog Tab never ends (keyboard.spec.ts).
      if (!modal) await expectFocusSeen(page, phone, ['light']);
      if (noisy) consoleWords.length = 0;
    },
  );
}

test('axe is at work: it finds a button without a name', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
  });
  expect((await barriers(page)).join()).toContain('button-name');
});
