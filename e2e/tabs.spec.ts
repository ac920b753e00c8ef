import { expect, startWith, test } from './siteTest';
import type { Page } from '@playwright/test';
import { wholeBrowserPath } from '../scripts/browserPath';
import {
  answer,
  answerButton,
  expectAnswer,
  expectHydrated,
  expectNoAnswer,
  openSurveys,
  stored,
} from './answering';
import type { Answer } from './answering';
import { member } from './member';

const second = 1000;

test('An answer in one tab shows in the other within a second, to and fro', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openSurveys(one);
  await openSurveys(other);
  const turns: [Page, Page, Answer][] = [
    [one, other, 'yes'],
    [other, one, 'no'],
    [one, other, 'yes'],
    [other, one, 'no'],
    [other, one, 'undecided'],
    [one, other, 'no'],
  ];
  for (const [from, to, given] of turns) {
    await answerButton(from, 5, given).click();
    await expectAnswer(to, 5, given, second);
    await expectAnswer(from, 5, given);
  }
});

const answers: readonly Answer[] = ['yes', 'no', 'undecided'];

/** Presses five answers as fast as the page allows, starting at a moment agreed with the other tab. */
async function pressFive(page: Page, policies: readonly number[], round: number, at: number): Promise<void> {
  await page.evaluate(
    async ({ cards, words, start }) => {
      const articles = document.querySelectorAll('article');
      while (Date.now() < start) await new Promise((resolve) => setTimeout(resolve, 0));
      for (const [i, card] of cards.entries()) {
        articles[card - 1]?.querySelector<HTMLElement>(`button[data-answer=${words[i] ?? ''}]`)?.click();
        // Now at once, now a moment apart, so that writes cross in every way.
        if (Math.random() < 0.7) await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
      }
    },
    { cards: policies, words: policies.map((policy) => answerOf(policy, round)), start: at },
  );
}

function answerOf(policy: number, round: number): Answer {
  return answers[(policy + round) % 3] ?? 'yes';
}

test('Of five answers in each of two tabs at once, 100 times over, none is lost', async ({ context }) => {
  test.setTimeout(300_000);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openSurveys(one);
  await openSurveys(other);
  const mine = [1, 2, 3, 4, 5];
  const theirs = [6, 7, 8, 9, 10];
  for (let round = 0; round < 100; round++) {
    const at = Date.now() + 20;
    await Promise.all([pressFive(one, mine, round, at), pressFive(other, theirs, round, at)]);
    const all = Object.fromEntries([...mine, ...theirs].map((policy) => [policy, answerOf(policy, round)]));
    await expect(async () => {
      expect(JSON.parse((await stored(one)).votes ?? '')).toEqual(all);
      for (const page of [one, other]) expect(await shownAnswers(page)).toEqual(all);
    }, `round ${round}`).toPass({ timeout: 5000, intervals: [20, 50, 100] });
  }
});

function shownAnswers(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('article')].flatMap((article, i) => {
        const pressed = article.querySelector<HTMLElement>('[aria-pressed=true]');
        return pressed ? [[String(i + 1), pressed.dataset.answer ?? '']] : [];
      }),
    ),
  );
}

/** How many writes of other tabs the page has heard of since it was opened. */
function heard(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { writesHeard: number }).writesHeard);
}

async function countWritesHeard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { writesHeard: 0 });
    window.addEventListener('storage', () => {
      (window as unknown as { writesHeard: number }).writesHeard++;
    });
  });
}

/** An echo would go on for as long as both tabs are open. @param writes how many the erasure itself took. */
async function expectNoEcho(erasing: Page, other: Page, writes: number): Promise<void> {
  await erasing.waitForTimeout(1000);
  expect(await heard(erasing)).toBe(0);
  expect(await heard(other)).toBe(writes);
}

test('Erasing in one tab erases in both, with a single write', async ({ context }) => {
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
  await expectNoEcho(one, other, before + 1);
  expect(await stored(one)).toEqual({ votes: '{}' });
  await openSurveys(one);
  for (const policy of [1, 2]) await expectNoAnswer(one, policy);
});

for (const [button, left] of [
  ['Erase registration', { votes: '{"1":"yes"}', starred: '["1"]', user: 'null' }],
  ['Erase everything', { votes: '{}', starred: '[]', user: 'null' }],
] as const) {
  test(`“${button}” in one tab empties the other, which writes nothing in answer`, async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    const before: Record<string, string> = {
      votes: '{"1":"yes"}',
      starred: '["1"]',
      user: JSON.stringify(member),
    };
    await startWith(one, before);
    for (const page of [one, other]) await countWritesHeard(page);
    await other.goto('/register');
    await expect(other.getByRole('heading', { name: 'You are a member' })).toBeVisible();
    await one.goto('/cookie-policy');
    await one.getByRole('button', { name: button }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
    await expect(other.getByLabel('First Name')).toBeVisible();
    const writes = Object.entries(left).filter(([key, text]) => before[key] !== text).length;
    await expectNoEcho(one, other, writes);
    expect(await stored(one)).toEqual(left);
  });
}

test('A tab that slept catches up when it wakes, and keeps what the other did not touch', async ({
  context,
}) => {
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
  await expectAnswer(one, 2, 'no', second);
  await expectAnswer(one, 1, 'undecided', second);
});

test('A page that comes back from the back/forward cache shows what was answered meanwhile', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const executablePath = wholeBrowserPath();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Only a whole browser has the cache, and Playwright switches it off.
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await openSurveys(page);
    await answer(page, 1, 'yes');
    await page.evaluate(() => {
      window.addEventListener('pageshow', (event) => {
        Object.assign(window, { wasKept: event.persisted });
      });
      location.href = '/robots.txt';
    });
    await page.waitForURL('**/robots.txt');
    const other = await context.newPage();
    await openSurveys(other);
    await answer(other, 1, 'no');
    await answer(other, 2, 'undecided');
    await expect.poll(async () => (await stored(other)).votes).toBe('{"1":"no","2":"undecided"}');
    await page.goBack({ waitUntil: 'commit' });
    await expectAnswer(page, 1, 'no', second);
    await expectAnswer(page, 2, 'undecided', second);
    expect(await page.evaluate(() => 'wasKept' in window && window.wasKept)).toBe(true);
  } finally {
    await browser.close();
  }
});

test('A tab opened on stored answers joins in', async ({ context }) => {
  const one = await context.newPage();
  await startWith(one, { votes: '{"7":"no"}' });
  await one.goto('/surveys');
  await expectHydrated(one);
  await expectAnswer(one, 7, 'no');
});
