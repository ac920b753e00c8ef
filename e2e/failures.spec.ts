import type { Page } from '@playwright/test';
import { member } from './member';
import { codeOf } from './screenCode';
import { alerts, answer, expect, startWith, storedVotes, takenOver, test, visit } from './siteTest';

/*
 * Links are pressed without pointing at them or focusing them first: that would fetch the screen's code a first
 * time, and a second request would prove nothing.
 */
test.use({
  provokedWords:
    /Failed to load resource|ChunkLoadError|Loading chunk|Refused to execute|no such|SyntaxError|Unexpected token|React error #422/,
});

const education = `**${codeOf('/education')}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function press(page: Page, link: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).dispatchEvent('click');
}

/** Counts the requests for some files, which get no answer until `mend` is called. */
async function lose(
  page: Page,
  files: string,
  answered: 'nothing' | 'the page for unknown addresses' = 'nothing',
) {
  const lost = {
    requests: 0,
    mend: async () => {
      await page.unroute(files);
    },
  };
  await page.route(files, async (route) => {
    lost.requests++;
    if (answered === 'nothing') await route.abort();
    else
      await route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: '<!doctype html><h1>Page not found',
      });
  });
  return lost;
}

/** Goes to a screen whose code cannot be loaded. */
async function loseEducation(page: Page, answered?: Parameters<typeof lose>[2]) {
  await visit(page, '/');
  const lost = await lose(page, education, answered);
  await press(page, 'Education');
  await expectWayOut(page);
  return lost;
}

async function expectWayOut(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('This page could not be shown');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

test('A screen whose code is lost once is asked for again, and nothing shows', async ({ page }) => {
  await visit(page, '/');
  let requests = 0;
  await page.route(education, async (route) => {
    if (requests++ === 0) await route.abort();
    else await route.continue();
  });
  await press(page, 'Education');
  await expect(heading(page)).toHaveText('Understanding Legislation');
  expect(requests).toBe(2);
});

for (const answered of ['nothing', 'the page for unknown addresses'] as const) {
  test(
    `A screen whose code is answered with ${answered} is asked for twice, and then offers a way out`,
    { tag: '@all' },
    async ({ page }) => {
      const lost = await loseEducation(page, answered);
      expect(lost.requests).toBe(2);

      await press(page, 'Surveys');
      await expect(heading(page)).toHaveText('Policy Surveys');
      await page.goBack();
      await expectWayOut(page);
      expect(lost.requests).toBe(4);

      await lost.mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('Understanding Legislation');
    },
  );
}

test(
  'A screen that could not be loaded is shown when it is asked for again',
  { tag: '@all' },
  async ({ page }) => {
    const lost = await loseEducation(page);
    await lost.mend();
    await press(page, 'Education');
    await expect(heading(page)).toHaveText('Understanding Legislation');
  },
);

test('Going back to a screen that could not be loaded shows it', { tag: '@all' }, async ({ page }) => {
  const lost = await loseEducation(page);
  await press(page, 'Surveys');
  await expect(heading(page)).toHaveText('Policy Surveys');
  await lost.mend();
  await page.goBack();
  await expect(heading(page)).toHaveText('Understanding Legislation');
});

test(
  'A page whose own screen is lost on the first visit stays as it was printed and says so, and its links work',
  { tag: '@all' },
  async ({ page }) => {
    const lost = await lose(page, education);
    await page.goto('/education');
    await expect(alerts(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(heading(page)).toHaveText('Understanding Legislation');
    await page.getByRole('link', { name: 'Surveys', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Policy Surveys');
    await lost.mend();
    await page.goBack();
    await expect(heading(page)).toHaveText('Understanding Legislation');
  },
);

for (const script of ['main', 'react']) {
  test(
    `A ${script} script that is lost once is asked for again, and nothing shows`,
    { tag: '@all' },
    async ({ page }) => {
      let requests = 0;
      await page.route(`**/assets/${script}*.js`, async (route) => {
        if (requests++ === 0) await route.abort();
        else await route.continue();
      });
      await page.goto('/surveys');
      await answer(page, 'Yes', 'Carbon Tax Policy').click();
      await takenOver(page);
      expect(requests).toBe(2);
      await expect.poll(() => storedVotes(page)).toEqual({ '5': 'yes' });
      await expect(alerts(page)).toHaveCount(0);
    },
  );
}

test(
  'Main script and screen lost together come together on the second try',
  { tag: '@all' },
  async ({ page }) => {
    const seen = new Set<string>();
    await page.route('**/assets/*.js', async (route) => {
      const url = route.request().url();
      if (seen.has(url)) await route.continue();
      else await route.abort();
      seen.add(url);
    });
    await page.goto('/education');
    await takenOver(page);
    await expect(heading(page)).toHaveText('Understanding Legislation');
  },
);

for (const [script, answered] of [
  ['main', 'nothing'],
  ['main', 'the page for unknown addresses'],
  ['react', 'nothing'],
] as const) {
  test(
    `A page whose ${script} script is answered with ${answered} says so, and keeps what was pressed for the next try`,
    { tag: script === 'main' && answered === 'nothing' ? [] : '@all' },
    async ({ page }) => {
      const lost = await lose(page, `**/assets/${script}*.js`, answered);
      await page.goto('/surveys');
      await answer(page, 'Yes', 'Carbon Tax Policy').click();
      await expect(alerts(page)).toContainText('This page could not finish loading.');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport();
      expect(lost.requests).toBe(2);
      await lost.mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await takenOver(page);
      await expect(alerts(page)).toHaveCount(0);
      await expect(answer(page, 'Yes', 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => storedVotes(page)).toEqual({ '5': 'yes' });
    },
  );
}

for (const [what, body] of [
  ['throws', 'throw new Error("no such thing")'],
  ['cannot be parsed', 'let ?;'],
] as const) {
  test(
    `A page whose main script arrives and ${what} says so, and leaves no button that does nothing`,
    { tag: '@all' },
    async ({ page }) => {
      const main = '**/assets/main*.js';
      await page.route(main, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto('/surveys');
      await answer(page, 'Yes', 'Carbon Tax Policy').click();
      await expect(alerts(page)).toContainText('This page could not finish loading.');
      await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeDisabled();
      await expect(page.getByLabel('Show policies by your answer')).toBeHidden();
      await page.unroute(main);
      await page.getByRole('button', { name: 'Try again' }).click();
      await takenOver(page);
      await expect.poll(() => storedVotes(page)).toEqual({ '5': 'yes' });
    },
  );
}

test('A page whose app can not start says so as well', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('no such address');
    };
  });
  await page.goto('/register/');
  await expect(alerts(page)).toContainText('This page could not finish loading.');
  await expect(page.getByRole('button', { name: 'Register' })).toBeDisabled();
});

test(
  'A notice whose code is lost leaves the screen, and what was typed, where it is',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/register');
    await page.getByLabel('First Name').fill('Ada');
    // The file with the notice's code has no name to know it by, so all are refused. What the page needs so far is there.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(alerts(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  },
);

const stored = { votes: '{"5":"yes"}', user: JSON.stringify(member) };

async function expectStoredUntouched(page: Page): Promise<void> {
  for (const [key, text] of Object.entries(stored)) {
    expect(await page.evaluate((name) => localStorage.getItem(name), key), key).toBe(text);
  }
}

/** Makes drawing one part of the page throw, as a defect of ours would. */
async function breakWhere(page: Page, part: 'frame' | 'Policy Surveys'): Promise<void> {
  await page.addInitScript((broken) => {
    if (broken === 'frame') {
      Date.prototype.getFullYear = () => {
        throw new Error('no such year');
      };
    } else {
      URLSearchParams.prototype.get = () => {
        throw new Error('no such query');
      };
    }
  }, part);
}

test('A screen that throws gives way to a page with a way out, which neither shows nor erases what is stored', async ({
  page,
}) => {
  await startWith(page, stored);
  await breakWhere(page, 'Policy Surveys');
  await visit(page, '/');
  await press(page, 'Surveys');
  await expectWayOut(page);
  await expect(page.getByRole('main')).not.toContainText(member.firstName);
  await expect(page.getByRole('main')).not.toContainText(member.email);
  await expectStoredUntouched(page);

  await press(page, 'Register');
  await expect(heading(page)).toHaveText('You have joined');
});

test(
  'A failure of the frame leaves a page with a way out, which neither shows nor erases what is stored',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, stored);
    await breakWhere(page, 'frame');
    await page.goto('/surveys');
    await expect(heading(page)).toHaveText('Something went wrong');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(member.firstName);
    await expect(page.locator('body')).not.toContainText(member.email);
    await expectStoredUntouched(page);
  },
);
