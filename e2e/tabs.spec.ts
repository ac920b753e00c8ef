import { expect, startWith, takenOver, test } from './siteTest';
import type {
  BrowserContext,
  Page,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test';
import { wholeBrowserPath } from '../scripts/browsers/browserPath';
import {
  answer,
  answerButton,
  expectAnswer,
  expectNoAnswer,
  itsDay,
  notSavedLine,
  openSurveys,
  stored,
} from './answering';
import type { Answer } from './answering';
import { countWritesHeard, haveHeardEachOther, heard } from './hearing';
import { member } from './member';

// A hundred rounds of it stand in src/persistence/tabs.test.ts; here they are real tabs. Two tabs that write before either
// has heard of the other are a limit that docs/persistence.md names, so each press waits until the other tab has heard.
test('An answer in one tab shows in the other, to and fro, and none is lost', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openSurveys(one);
  await openSurveys(other);
  const turns: [Page, Page, number, Answer][] = [
    [one, other, 5, 'yes'],
    [other, one, 5, 'no'],
    [one, other, 1, 'yes'],
    [other, one, 6, 'no'],
    [other, one, 1, 'undecided'],
    [one, other, 5, 'undecided'],
  ];
  for (const [from, to, policy, given] of turns) {
    await answerButton(from, policy, given).click();
    await expectAnswer(to, policy, given);
    await expectAnswer(from, policy, given);
  }
  for (const page of [one, other])
    expect(JSON.parse((await stored(page)).votes ?? '')).toEqual({
      '1': 'undecided',
      '5': 'undecided',
      '6': 'no',
    });
});

/**
 * Expects that no tab answers the other's write with one of its own, which would go on for as long as both are open.
 * @param writes how many the erasure itself took.
 */
async function expectNoEcho(erasing: Page, other: Page, writes: number): Promise<void> {
  await haveHeardEachOther(erasing, other);
  expect(await heard(erasing)).toBe(0);
  expect(await heard(other)).toBe(writes);
}

test(
  'Erasing in one tab erases in both, with a single write for answers and one for their reasons',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const page of [one, other]) {
      await countWritesHeard(page);
      await openSurveys(page);
    }
    await answer(one, 1, 'yes');
    await answer(other, 2, 'no');
    await expectAnswer(other, 1, 'yes');
    await expectAnswer(one, 2, 'no');

    await one.goto('/cookie-policy');
    const before = await heard(other);
    await one.getByRole('button', { name: 'Clear answers' }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    for (const policy of [1, 2]) await expectNoAnswer(other, policy);
    await expectNoEcho(one, other, before + 2);
    expect(await stored(one)).toEqual({ votes: '{}', reasons: '{}' });
    await openSurveys(one);
    for (const policy of [1, 2]) await expectNoAnswer(one, policy);
  },
);

for (const [button, left] of [
  ['Remove registration', { votes: '{"1":"yes"}', starred: '["1"]', user: 'null' }],
  ['Erase everything', { votes: '{}', starred: '[]', user: 'null' }],
] as const) {
  test(
    `“${button}” in one tab empties the other, which writes nothing in answer`,
    { tag: button === 'Remove registration' ? '@all' : [] },
    async ({ context }) => {
      const [one, other] = [await context.newPage(), await context.newPage()];
      const before: Record<string, string> = {
        votes: '{"1":"yes"}',
        starred: '["1"]',
        user: JSON.stringify(member),
      };
      await startWith(one, before);
      for (const page of [one, other]) await countWritesHeard(page);
      await other.goto('/register');
      await expect(other.getByRole('heading', { name: 'You have joined' })).toBeVisible();
      await one.goto('/cookie-policy');
      await one.getByRole('button', { name: button, exact: true }).click();
      // The other tab starts anew, so that no form or dialog in it keeps what was erased.
      const restarted = other.waitForEvent('load');
      await one
        .getByRole('dialog')
        .getByRole('button', { name: /^(?:Erase|Remove)$/ })
        .click();
      await restarted;
      await expect(other.getByLabel('First Name')).toBeVisible();
      // What it hears is counted from its new start.
      await expectNoEcho(one, other, 0);
      expect(await stored(one)).toEqual(left);
    },
  );
}

async function eraseEverything(page: Page): Promise<void> {
  await page.goto('/cookie-policy');
  await page.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Everything you entered was erased',
  );
}

test(
  '“Erase everything” after Decline leaves nothing in another tab that Accept could bring back',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await openSurveys(one);
    await answer(one, 1, 'yes');
    await other.goto('/cookie-policy');
    await takenOver(other);
    const choice = other.getByRole('group');
    await choice.getByRole('button', { name: /^Decline/ }).click();
    await expect.poll(() => stored(one)).not.toHaveProperty('votes');
    await expectAnswer(one, 1, 'yes');
    await eraseEverything(other);
    await expectNoAnswer(one, 1);
    await choice.getByRole('button', { name: /^Accept/ }).click();
    await haveHeardEachOther(one, other);
    expect(Object.keys(await stored(other))).toEqual(['consent']);
    await openSurveys(one);
    await expectNoAnswer(one, 1);
  },
);

test(
  '“Erase everything” with the choices makes another tab that followed Decline save again, as its banner says',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await openSurveys(one);
    await openSurveys(other);
    await one.getByRole('button', { name: 'Decline saving' }).click();
    await expect(notSavedLine(other)).toBeVisible();
    await other.getByRole('button', { name: 'Dark' }).click();
    await one.getByRole('button', { name: 'Erase now' }).click();
    const restarted = other.waitForEvent('load');
    await one.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
    await restarted;
    await takenOver(other);
    await expect(notSavedLine(other)).toBeHidden();
    await expect(other.getByRole('button', { name: 'Accept saving' })).toBeVisible();
    await answer(other, 1, 'yes');
    await expect.poll(() => stored(other)).toEqual({ votes: '{"1":"yes"}', ...itsDay });
    expect(await stored(other, 'sessionStorage')).toEqual({});
  },
);

test(
  'Undo in one tab brings nothing back that was erased for good in another',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await startWith(one, { votes: '{"1":"yes","2":"no"}' });
    await one.goto('/cookie-policy');
    await one.getByRole('button', { name: 'Clear answers' }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await expect(one.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
    await openSurveys(other);
    await answer(other, 3, 'no');
    await eraseEverything(other);
    await expect(one.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect((await stored(one)).votes).toBe('{}');
  },
);

test(
  'A frozen tab shows what was answered in another one as soon as it is active again',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await openSurveys(one);
    await openSurveys(other);
    await answer(one, 1, 'yes');
    await expectAnswer(other, 1, 'yes');
    const lifecycle = await context.newCDPSession(one);
    await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
    await answer(other, 2, 'no');
    await answer(other, 1, 'undecided');
    await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
    await expectAnswer(one, 2, 'no');
    await expectAnswer(one, 1, 'undecided');
  },
);

type Launching = Pick<
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & PlaywrightTestOptions,
  'playwright' | 'launchOptions' | 'baseURL'
>;

/**
 * Playwright's headless shell has no back/forward cache, and Playwright switches it off in the full browser: starts that
 * one without the switch.
 */
async function withKeptPages(
  { playwright, launchOptions, baseURL }: Launching,
  run: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const executablePath = wholeBrowserPath();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await run(await browser.newContext({ ...(baseURL && { baseURL }) }));
  } finally {
    await browser.close();
  }
}

async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    location.href = address;
  }, path);
  await page.waitForURL(`**${path}`);
}

/** @returns `back_forward` after Back if the page was not kept, and nothing between two pages. */
const howLoaded = (page: Page) =>
  page
    .evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type)
    .catch(() => undefined);

test(
  'A page that comes back from the back/forward cache shows what was answered meanwhile',
  { tag: '@all' },
  async ({ playwright, launchOptions, baseURL }) => {
    await withKeptPages({ playwright, launchOptions, baseURL }, async (context) => {
      const page = await context.newPage();
      await openSurveys(page);
      await answer(page, 1, 'yes');
      await leaveFor(page, '/robots.txt');
      const other = await context.newPage();
      await openSurveys(other);
      await answer(other, 1, 'no');
      await answer(other, 2, 'undecided');
      await expect.poll(async () => (await stored(other)).votes).toBe('{"1":"no","2":"undecided"}');
      await page.goBack({ waitUntil: 'commit' });
      await expectAnswer(page, 1, 'no');
      await expectAnswer(page, 2, 'undecided');
      expect(await howLoaded(page)).toBe('navigate');
    });
  },
);

test(
  'A form on a page that the browser kept for Back, and told of no erasure, is empty when it comes back after one',
  { tag: '@all' },
  async ({ playwright, launchOptions, baseURL }) => {
    await withKeptPages({ playwright, launchOptions, baseURL }, async (context) => {
      // As in Safari: Chromium would discard the page once something is sent to it.
      await context.addInitScript(() => {
        const silent = { postMessage: () => undefined, close: () => undefined };
        Object.assign(window, {
          BroadcastChannel: function () {
            return Object.assign(new EventTarget(), silent);
          },
        });
      });
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      for (const isErased of [false, true]) {
        await page.goto('/register');
        await takenOver(page);
        await page.getByLabel('First Name').fill('Ada');
        await page.getByLabel('Email').fill('ada@example.org');
        await leaveFor(page, '/cookie-policy');
        if (isErased) await eraseEverything(page);
        await page.goBack({ waitUntil: 'commit' });
        await expect.poll(() => howLoaded(page)).toBe(isErased ? 'reload' : 'navigate');
        await takenOver(page);
        await expect(page.getByLabel('First Name')).toHaveValue(isErased ? '' : 'Ada');
        await expect(page.getByLabel('Email')).toHaveValue(isErased ? '' : 'ada@example.org');
      }
    });
  },
);
