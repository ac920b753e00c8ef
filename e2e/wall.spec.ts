import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encodeClass } from '../src/features/sharing/classCode';
import { encodeGroup } from '../src/features/sharing/groupCode';
import { expect, startWith, test, visit } from './siteTest';

const picked = ['Student Loan Forgiveness', 'Carbon Tax Policy', 'Federal Minimum Wage Increase'];
const more = 'Affordable Housing Initiative';
const consent = { consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}' };

const wallOf = (page: Page) => page.getByRole('dialog', { name: 'Presenter’s view' });
/** Without the counters, which keep their place below each figure. */
const figures = (page: Page) => wallOf(page).locator('dd > :is(strong, small)');

/** As a teacher counts: so many presses of the key of each answer. */
async function raise(page: Page, hands: Readonly<Record<'y' | 'n' | 'u', number>>) {
  for (const [key, count] of Object.entries(hands))
    for (let at = 0; at < count; at++) await page.keyboard.press(key);
}

test('A class of thirty without phones: four policies, two rounds of hands, by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await startWith(page, consent);
  await visit(page, '/group');
  for (const name of [...picked, more]) await page.getByRole('checkbox', { name }).press('Space');
  await page.getByRole('button', { name: 'Without phones' }).press('Enter');
  await page.getByRole('button', { name: 'Count hands' }).press('Enter');
  const wall = wallOf(page);
  const title = wall.getByRole('heading', { level: 2 });
  const status = wall.getByRole('status').first();
  await expect(title).toHaveText('Student Loan Forgiveness');
  await wall.getByRole('textbox', { name: 'In the room' }).fill('30');

  await test.step('the first round: every hand is one press, and is heard once', async () => {
    await raise(page, { y: 12, n: 11, u: 5 });
    await expect(wall.getByRole('textbox', { name: 'Hands for Yes' })).toHaveValue('12');
    await expect(wall.getByText('2 not counted yet')).toBeVisible();
    await expect(status).toContainText('Undecided: 5');
    await page.keyboard.press('Shift+U');
    await expect(status).toContainText('Undecided: 4');
    await expect(wall.getByText('3 not counted yet')).toBeVisible();
    const no = wall.getByRole('textbox', { name: 'Hands for No' });
    await no.fill('14');
    await expect(wall.getByRole('status').filter({ hasText: /^Everybody is counted$/ })).toBeVisible();
    await no.fill('11');
    // A typed number ends with Enter, and the next Enter does what it is said to do.
    await no.press('Enter');
    await expect(wall.getByRole('button', { name: 'Show the result' })).toBeFocused();
    await wall.getByRole('button', { name: 'Show the result' }).press('Enter');
    await expect(figures(page)).toHaveText(['12', '44%', '4', '15%', '11', '41%']);
    await expect(status).toContainText('12 Yes, 11 No, 4 Undecided');
    // In front of the class, a key that is touched by chance changes nothing.
    await page.keyboard.press('y');
    await expect(figures(page).first()).toHaveText('12');
  });
  await test.step('a reload brings the wall back, with all that was counted', async () => {
    await page.reload();
    await expect(title).toHaveText('Student Loan Forgiveness');
    await expect(wall.getByRole('textbox', { name: 'Hands for No' })).toHaveValue('11');
  });
  for (const [name, yes] of [...picked.slice(1), more].map((each, at) => [each, 10 + at] as const)) {
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText(name);
    // Typed, which is quicker than thirty presses.
    await wall.getByRole('textbox', { name: 'Hands for Yes' }).fill(String(yes));
    await wall.getByRole('textbox', { name: 'Hands for No' }).fill(String(30 - yes));
    await page.keyboard.press('PageDown');
    await expect(figures(page).first()).toHaveText(String(yes));
  }
  await test.step('the second round begins where it is chosen, and goes on from policy to policy', async () => {
    for (let at = 0; at < 3; at++) await page.keyboard.press('PageUp');
    await expect(title).toHaveText('Student Loan Forgiveness');
    await wall.getByRole('button', { name: 'First' }).press('ArrowRight');
    await expect(title).toHaveText('Student Loan Forgiveness');
    await expect(wall.getByRole('button', { name: 'Second' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wall.getByRole('button', { name: 'Show the result' })).toBeFocused();
    for (const [name, hands] of [
      ['Yes', '15'],
      ['No', '10'],
      ['Undecided', '4'],
    ] as const)
      await wall.getByRole('textbox', { name: `Hands for ${name}` }).fill(hands);
    await page.keyboard.press('PageDown');
    await expect(figures(page)).toHaveText([
      '15',
      '52% · first 12',
      '4',
      '14% · first 4',
      '10',
      '34% · first 11',
    ]);
    // Three more said Yes, but three had not said the first time.
    await expect(status).toContainText('The counts do not prove that anybody answered differently.');
    await expect(status).toContainText('Did not say: 3 in the first round, 1 in the second.');
    await expect(status).toContainText('Hands can’t be matched to people');
    await page.keyboard.press('PageDown');
    await expect(title).toHaveText('Carbon Tax Policy');
    await wall.getByRole('textbox', { name: 'Hands for Yes' }).fill('14');
    await wall.getByRole('textbox', { name: 'Hands for No' }).fill('16');
    await page.keyboard.press('PageDown');
    await expect(status).toContainText('At least 4 answered differently than in the first round.');
  });
  await test.step('Back leaves the wall, and nothing that was counted is lost', async () => {
    await page.goBack();
    await expect(wall).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: '30 people', exact: true })).toBeVisible();
    const rows = page.getByRole('table').getByRole('rowheader');
    await expect(rows).toHaveCount(6);
    await expect(rows.nth(0)).toContainText('Student Loan Forgiveness, first round');
    await expect(rows.nth(1)).toContainText('Student Loan Forgiveness, second round');
    await expect(rows.nth(1)).toContainText('Did not say: 3 in the first round, 1 in the second.');
    await expect(rows.nth(2)).toContainText(more);
    await expect(page).toHaveURL(/\/group#c1\.[\w-]{8}\.g3\.[\w-]+$/);
  });
  await test.step('the table for a spreadsheet holds both rounds', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a table' }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain('"Student Loan Forgiveness, first round",12,4,11,3,30\r\n');
    expect(csv).toContain('"Student Loan Forgiveness, second round",15,4,10,1,30\r\n');
  });
  await test.step('whoever has the link sees the same', async () => {
    const link = await page.getByRole('textbox', { name: 'Link to this group' }).inputValue();
    await visit(page, '/');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 2, name: '30 people', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Present on a screen' }).click();
    await expect(wall).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wall).toHaveCount(0);
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 2, name: '30 people', exact: true })).toBeFocused();
  });
});

test(
  'Hands join the answers that came from phones, and the result shows both',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: false });
    });
    await startWith(page, consent);
    const code = encodeClass(['2', '7']);
    const people = [{ '2': 'yes' }, { '2': 'no', '7': 'yes' }, { '2': 'no' }] as const;
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/group#${code}.${encodeGroup(people)}`);
    await page.getByRole('button', { name: 'Present on a screen' }).click();
    const wall = wallOf(page);
    // Until hands are counted, neither a letter nor a remote's key for a black screen adds one.
    for (const key of ['y', 'b', 'b', '.']) await page.keyboard.press(key);
    await expect(wall.getByRole('textbox')).toHaveCount(0);
    await wall.getByRole('button', { name: 'Count hands' }).click();
    for (const answer of ['Yes', 'Yes', 'No'])
      await wall.getByRole('button', { name: `+1 ${answer}`, exact: true }).click();
    await wall.getByRole('button', { name: '−1 Yes' }).click();
    await expect(wall.getByRole('button', { name: 'Show the result' })).toBeFocused();
    await wall.getByRole('button', { name: 'Show the result' }).click();
    await expect(figures(page)).toHaveText(['2', '40%', '0', '0%', '3', '60%']);
    await expect(wall.locator('circle[data-answer]')).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 2, name: '5 people', exact: true })).toBeVisible();
  },
);

test(
  'After a reload, too, “End” leads from the wall to the group, and Back from there to what was before',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, consent);
    await visit(
      page,
      `/group#${encodeClass(['2', '7'])}.${encodeGroup([{ '2': 'yes' }, { '2': 'no' }, { '7': 'no' }])}`,
    );
    const people = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    await page.getByRole('button', { name: 'Start a new group' }).click();
    await page.getByRole('button', { name: 'Without phones' }).click();
    await page.getByRole('button', { name: 'Count hands' }).click();
    await expect(wallOf(page)).toBeVisible();
    await page.keyboard.press('y');
    await page.reload();
    await expect(wallOf(page)).toBeVisible();
    await page.keyboard.press('y');
    await wallOf(page).getByRole('button', { name: 'End' }).click();
    await expect(wallOf(page)).toHaveCount(0);
    await expect(people('2 people')).toBeFocused();
    await page.goBack();
    await expect(people('3 people')).toBeVisible();
    await page.goForward();
    await expect(people('2 people')).toBeVisible();
  },
);

test(
  'A button that is held counts on, and a presenter’s remote counts from answer to answer',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, consent);
    await visit(page, `/group#${encodeClass(['2', '7'])}/2`);
    const wall = wallOf(page);
    const hands = (answer: string) => wall.getByRole('textbox', { name: `Hands for ${answer}` });
    await wall.getByRole('button', { name: '+1 Yes', exact: true }).hover();
    await page.mouse.down();
    await expect.poll(async () => Number(await hands('Yes').inputValue())).toBeGreaterThan(2);
    await page.mouse.up();
    const held = Number(await hands('Yes').inputValue());
    await page.keyboard.press('b');
    await expect(wall.getByRole('status').first()).toContainText('Hands for Yes');
    await page.keyboard.press('b');
    await expect(hands('Yes')).toHaveValue(String(held + 1));
    await page.keyboard.press('PageDown');
    await page.keyboard.press('.');
    await expect(hands('Undecided')).toHaveValue('1');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageUp');
    await expect(wall.getByRole('status').first()).toContainText('Hands for Undecided');
    for (let at = 0; at < 2; at++) await page.keyboard.press('PageDown');
    await expect(figures(page).first()).toHaveText(String(held + 1));
    await page.keyboard.press('PageDown');
    await expect(wall.getByRole('heading', { level: 2 })).toHaveText('Federal Minimum Wage Increase');
  },
);

/** A group whose hands on two policies are counted, on the wall at the first of them. */
const twoCounted = () => {
  const counts = { '2': { yes: 12, no: 11, undecided: 5 }, '7': { yes: 9, no: 9, undecided: 9 } } as const;
  return `/group#${encodeClass(['2', '7'])}.${encodeGroup([], { room: 30, rounds: [counts, {}] })}/2`;
};

test(
  'In a low window, as at twice the size, each policy begins with its question, and its result comes into view',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 512, height: 384 });
    await startWith(page, consent);
    await visit(page, twoCounted());
    const wall = wallOf(page);
    for (const [title, question] of [
      ['Student Loan Forgiveness', /student loan/i],
      ['Federal Minimum Wage Increase', /minimum wage/i],
    ] as const) {
      await expect(wall.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(wall.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(wall.getByRole('status').first().getByText(question).last()).toBeInViewport({ ratio: 1 });
      await expect(wall.getByRole('button', { name: 'Show the result' })).toBeFocused();
      await page.keyboard.press('PageDown');
      await expect(figures(page)).toHaveCount(6);
      for (const figure of await figures(page).all()) await expect(figure).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('PageDown');
    }
  },
);

test(
  'The buttons of the wall cover neither the counters nor the result, and nothing shows through them',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, consent);
    await visit(page, twoCounted());
    const wall = wallOf(page);
    const controls = wall.locator('footer');
    /** What lies in the window and has the buttons over its upper or lower edge. */
    const covered = () =>
      wall.evaluate((dialog) => {
        dialog.scrollTop = 0;
        const buttons = dialog.querySelector('footer');
        return [...dialog.querySelectorAll('dl :is(dt, input, button, strong, small:not(:empty))')]
          .filter((element) => {
            const { left, top, width, bottom } = element.getBoundingClientRect();
            return [top + 1, bottom - 1].some((y) =>
              buttons?.contains(document.elementFromPoint(left + width / 2, y)),
            );
          })
          .map((element) => element.ariaLabel ?? element.textContent);
      });
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await covered(), `counters at ${width} x ${height}`).toEqual([]);
      await expect.soft(controls).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await wall.getByRole('button', { name: 'Show the result' }).click();
      for (const figure of await figures(page).all()) await expect.soft(figure).toBeInViewport({ ratio: 1 });
      expect.soft(await covered(), `result at ${width} x ${height}`).toEqual([]);
      await wall.getByRole('button', { name: 'Hide the result' }).click();
    }
  },
);

test(
  'The result moves once and nothing else does; above sixty people it is drawn as bars',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await startWith(page, consent);
    const hands = (yes: number) =>
      ({ room: 0, rounds: [{ '2': { yes, no: 20, undecided: 5 } }, {}] }) as const;
    const code = encodeClass(['2', '7']);
    await visit(page, `/group#${code}.${encodeGroup([], hands(30))}/2`);
    const wall = wallOf(page);
    const boxes = () =>
      Promise.all(
        [
          wall.getByRole('heading', { level: 2 }),
          wall.locator('svg').last(),
          ...['Previous', 'Next'].map((name) => wall.getByRole('button', { name })),
        ].map((each) => each.boundingBox()),
      );
    const before = await boxes();
    await wall.getByRole('button', { name: 'Show the result' }).click();
    expect(await boxes()).toEqual(before);
    await expect(wall.locator('circle')).toHaveCount(55);
    await visit(page, '/');
    await visit(page, `/group#${code}.${encodeGroup([], hands(36))}/2`);
    await wall.getByRole('button', { name: 'Show the result' }).click();
    await expect(wall.locator('circle')).toHaveCount(0);
    await expect(wall.locator('rect[data-answer]')).toHaveCount(3);
  },
);

test(
  'The second round follows the last policy, shows nothing of the first, and goes on when the wall opens again',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, consent);
    const first = { '2': { yes: 3, no: 9, undecided: 0 }, '7': { yes: 6, no: 6, undecided: 0 } } as const;
    await visit(
      page,
      `/group#${encodeClass(['2', '7'])}.${encodeGroup([], { room: 12, rounds: [first, {}] })}/7`,
    );
    const wall = wallOf(page);
    const title = wall.getByRole('heading', { level: 2 });
    const yes = wall.getByRole('textbox', { name: 'Hands for Yes' });
    await expect(title).toHaveText('Federal Minimum Wage Increase');
    await wall.getByRole('button', { name: 'Second round' }).click();
    await expect(title).toHaveText('Student Loan Forgiveness');
    await expect(yes).toHaveValue('0');
    await expect(wall.locator('circle')).toHaveCount(12);
    await expect(wall.locator('circle[data-answer]')).toHaveCount(0);
    await yes.fill('13');
    await expect(wall.getByText('13 counted, but 12 in the room')).toBeVisible();
    await yes.fill('5');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Present on a screen' }).click();
    // Goes on where the count was interrupted.
    await expect(title).toHaveText('Student Loan Forgiveness');
    await expect(wall.getByRole('button', { name: 'Second', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(yes).toHaveValue('5');
  },
);

test(
  'A sleeping projector, a second screen, the end of the full screen, Back and Forward lose nothing',
  { tag: '@all' },
  async ({ page, context }) => {
    await startWith(page, consent);
    await visit(page, `/group#${encodeClass(['2', '7'])}`);
    await page.getByRole('button', { name: 'Without phones' }).click();
    await page.getByRole('button', { name: 'Count hands' }).click();
    const wall = wallOf(page);
    const yes = wall.getByRole('textbox', { name: 'Hands for Yes' });
    await wall.getByRole('textbox', { name: 'In the room' }).fill('30');
    await raise(page, { y: 5, n: 2, u: 0 });
    await expect(yes).toHaveValue('5');
    await test.step('the browser freezes the page and wakes it again', async () => {
      const browser = await context.newCDPSession(page);
      await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
      await browser.send('Page.setWebLifecycleState', { state: 'active' });
      await raise(page, { y: 1, n: 0, u: 0 });
      await expect(yes).toHaveValue('6');
    });
    await test.step('the screen that was filled is unplugged: the wall ends, and opens again with its counts', async () => {
      expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await page.evaluate(() => document.exitFullscreen());
      await expect(wall).toHaveCount(0);
      await page.getByRole('button', { name: 'Present on a screen' }).click();
      await expect(yes).toHaveValue('6');
    });
    await test.step('a reload, and then windows of other sizes, with the result shown', async () => {
      await page.reload();
      await expect(yes).toHaveValue('6');
      await wall.getByRole('button', { name: 'Show the result' }).click();
      for (const [width, height] of [
        [1920, 1080],
        [1024, 768],
        [360, 740],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.soft(figures(page)).toHaveText(['6', '75%', '0', '0%', '2', '25%']);
        await expect.soft(wall.getByRole('button', { name: 'Hide the result' })).toBeInViewport({ ratio: 1 });
      }
    });
    await test.step('Back to the group, and Forward to the wall', async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 2, name: '30 people', exact: true })).toBeVisible();
      await page.goForward();
      await expect(yes).toHaveValue('6');
    });
  },
);

test(
  'Escape ends the wall also while many hands wait to be written into the address',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, consent);
    await visit(page, `/group#${encodeClass(['2', '7'])}/2`);
    const wall = wallOf(page);
    await expect(wall).toBeVisible();
    // Sixty are written at once (`mostWrites`), the last one waits. All in one go: single presses take so long that it
    // might have been written before Escape.
    await page.evaluate(async () => {
      for (let hands = 0; hands < 61; hands++) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect(wall.getByRole('textbox', { name: 'Hands for Yes' })).toHaveValue('61');
    await page.keyboard.press('Escape');
    await expect(wall).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: '61 people', exact: true })).toBeVisible();
  },
);
