import type { Page, Route } from '@playwright/test';
import { cookies } from '../src/content/en/cookies';
import { stored } from './answering';
import { allowClipboard, onClipboard } from './clipboard';
import { member } from './member';
import { expect, restyle, startWith, storedVotes, takenOver, test, visit } from './siteTest';

const votes = '{"1":"no","5":"yes","7":"undecided"}';
const carbon = '/letter?policy=carbon-tax-policy';

const letter = (page: Page) => page.getByRole('textbox', { name: 'The letter' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, path = carbon, more: Record<string, string> = {}) {
  await startWith(page, { votes, ...more });
  await visit(page, path);
}

const about = 'Add name and address';
const reasons = 'Add a reason or story';
const points = 'Add arguments from the card';

async function unfold(page: Page, ...folds: string[]) {
  for (const fold of folds) await button(page, fold).click();
}

async function fillIn(page: Page) {
  await unfold(page, about);
  await page.getByLabel('Your name').fill('Ana Ruiz');
  await page.getByLabel('Street address').fill('12 Main Street');
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel('State', { exact: true }).selectOption('TX');
  await page.getByLabel('ZIP code').fill('78701');
  await unfold(page, reasons);
  await page.getByLabel('My reason').fill('My shop needs “steady” prices & planning: 100%.');
}

test('A letter is written, copied and left by keyboard alone', async ({ page, context }) => {
  await allowClipboard(context);
  await open(page, '/letter');
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
        return (label ?? element)?.textContent ?? '';
      });
      if (focused.startsWith(name)) return;
    }
    throw new Error(`Tab never led to ${name}.`);
  };
  await tabTo('Carbon Tax Policy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Carbon Tax Policy' })).toBeFocused();
  await expect(page).toHaveURL(carbon);
  const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y;
  expect(await top('Your letter')).toBe(await top('Find the people who represent you'));
  await tabTo(about);
  await page.keyboard.press('Enter');
  await tabTo('Your name');
  await page.keyboard.type('Ana Ruiz');
  await tabTo(points);
  await page.keyboard.press('Enter');
  await tabTo('A steady price');
  await page.keyboard.press('Space');
  await tabTo('Copy letter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await onClipboard(page);
  expect(text).toBe(await letter(page).inputValue());
  expect(text).toMatch(
    /^Dear Senator,\n\nMy name is Ana Ruiz\. .*Here is why.* A steady price .*Sincerely,\nAna Ruiz$/s,
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a policy' })).toBeVisible();
});

test('An email opens with the whole letter in it', async ({ page }) => {
  await open(page);
  await fillIn(page);
  const link = page.getByRole('link', { name: 'Open in email' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:\?subject=[\w%.!~*'()-]+&body=[\w%.!~*'()-]+$/);
  const { searchParams } = new URL(href);
  expect(searchParams.get('subject')).toBe('Please support a federal tax on carbon');
  expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(await letter(page).inputValue());
  expect(searchParams.get('body')).toContain('“steady” prices & planning: 100%.');

  await page.getByLabel('My story').fill('We moved here in 1990. '.repeat(60));
  await expect(link).toHaveCount(0);
  await expect(page.getByText('too long to open in')).toBeVisible();
});

test('The printer gets the letter and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      printed: 0,
      print: () => ((window as unknown as { printed: number }).printed += 1),
    });
  });
  await page.clock.setFixedTime('2027-03-09T03:00:00Z');
  await open(page);
  await fillIn(page);
  await letter(page).press('End');
  await button(page, 'Print letter').click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);

  const text = await letter(page).inputValue();
  const place = 'Austin, TX 78701';
  expect(text.endsWith(`\n${place}`)).toBe(true);
  const onPaper = [
    `Ana Ruiz 12 Main Street ${place}`,
    // In the visitor's time zone it is still the 8th.
    'March 8, 2027',
    'United States Senate Washington, DC 20510',
    'Subject: Please support a federal tax on carbon',
    text.slice(0, text.indexOf('\n12 Main Street')),
  ];
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const squeezed = (words: string) => words.replace(/\s+/g, ' ').trim();
  expect(squeezed(await page.locator('body').innerText())).toBe(squeezed(onPaper.join(' ')));
  const { color: ink, fontWeight } = await page.locator('[data-printed-letter]').evaluate((element) => {
    const { color, fontWeight: weight } = getComputedStyle(element);
    return { color, fontWeight: weight };
  });
  expect(fontWeight).toBe('400');
  const sizes = await page
    .locator('[data-printed-letter] p')
    .evaluateAll((all) => all.map((each) => Math.round(parseFloat(getComputedStyle(each).fontSize) * 0.75)));
  expect(new Set(sizes), 'in pt').toEqual(new Set([12]));
  expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(90);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test(
  'What was changed by hand outlives the fields and a look at another policy',
  { tag: '@all' },
  async ({ page }) => {
    await open(page);
    await letter(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\nPS: Please call me.');
    await unfold(page, about);
    await page.getByLabel('Your name').fill('Ana Ruiz');
    await expect(page.getByText('You changed the letter by hand')).toBeVisible();
    await expect(letter(page)).toHaveValue(/PS: Please call me\.$/);
    await expect(letter(page)).not.toHaveValue(/Ana/);
    await page.getByRole('link', { name: 'Choose another policy' }).click();
    await page.getByRole('link', { name: /^Universal Background Checks/ }).click();
    await expect(letter(page)).toHaveValue(/I ask you to oppose extending background checks/);
    await page.goBack();
    await page.goBack();
    await expect(letter(page)).toHaveValue(/PS: Please call me\.$/);
    await button(page, 'Rebuild from my entries').click();
    await expect(letter(page)).toHaveValue(/Sincerely,\nAna Ruiz$/);
    await expect(letter(page)).toBeFocused();
    await button(page, 'Bring back my version').click();
    await expect(letter(page)).toHaveValue(/PS: Please call me\.$/);
  },
);

test('A letter stays over a link, Back, Forward and a reload; closing the tab asks first', async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await open(page);
  await unfold(page, reasons);
  await page.getByLabel('My reason').fill('My reason is long.');
  await letter(page).press('Control+End');
  await page.keyboard.type(' Mine.');
  const isThere = async () => {
    await expect(letter(page)).toHaveValue(/My reason is long\..* Mine\.$/s);
    await unfold(page, reasons);
    await expect(page.getByLabel('My reason')).toHaveValue('My reason is long.');
  };
  await page.getByRole('link', { name: 'Read both sides again' }).click();
  await expect(page.locator('h1')).not.toHaveText('Write or Call');
  await page.goBack();
  await test.step('after a link and Back', isThere);
  await page.goForward();
  await expect(page.locator('h1')).not.toHaveText('Write or Call');
  await page.goBack();
  await page.reload();
  await takenOver(page);
  await test.step('after Forward, Back and a reload', isThere);
  await page.goto('/letter?policy=universal-background-checks');
  await expect(letter(page)).toHaveValue(/I ask you to oppose extending background checks/);
  await page.goBack();
  await test.step('after another page was loaded', isThere);

  // On another screen, where the letter is as lost as on its own.
  await page.getByRole('link', { name: 'Read both sides again' }).click();
  await expect(page.locator('h1')).not.toHaveText('Write or Call');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.goBack();
  await button(page, 'Copy letter').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  // Without a listener Playwright would agree to the question.
  let isAskedAgain = false;
  page.on('dialog', (dialog) => {
    isAskedAgain = true;
    void dialog.accept();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(isAskedAgain).toBe(false);
});

test(
  'Who is led to the choice of a state from a policy’s page, or by the address, is there once the letter is',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/surveys/carbon-tax-policy');
    const part = page.getByRole('heading', { name: 'Find the people who represent you' });
    const isThere = async () => {
      await expect(letter(page)).toBeVisible();
      await expect(part).toBeFocused();
      const isAtTop = () =>
        part.evaluate((element) => {
          const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
          return Math.abs(element.getBoundingClientRect().top - parseFloat(scrollPaddingBlockStart)) < 2;
        });
      await expect.poll(isAtTop, 'at the top of the window, below what sticks to it').toBe(true);
    };
    const follow = page.getByRole('link', { name: /^Choose your state on Write or Call/ });
    await follow.click();
    await test.step('by a link', isThere);
    await page.goBack();
    await follow.click();
    await test.step('by the link again', isThere);
    await page.goto('/robots.txt');
    await page.goto(`${carbon}#find`);
    await takenOver(page);
    await test.step('by the address', isThere);
    await page.reload();
    await takenOver(page);
    await test.step('after a reload', isThere);
  },
);

test(
  'Whoever is choosing a state when the letter comes is still at that choice',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/letter');
    let held: Route[] | undefined = [];
    await page.route('**/assets/*.js', (route) => (held ? void held.push(route) : route.continue()));
    await page.getByRole('link', { name: /^Carbon Tax Policy/ }).click();
    await expect(page.getByText('Getting your draft…')).toBeVisible();
    const state = page.getByRole('combobox', { name: 'Your state or territory' });
    await state.focus();
    const all = held;
    held = undefined;
    for (const route of all) await route.continue();
    await expect(letter(page)).toBeVisible();
    await expect(state).toBeFocused();
    await expect(state).toBeInViewport();
  },
);

test(
  'On a phone with large text, each step of the letter and the way to a senator are near',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/letter?policy=federal-minimum-wage-increase');
    await restyle(page, 'html { font-size: 130% }');
    await letter(page).fill('A long letter.\n'.repeat(80));
    const screensDown = async (name: RegExp | string) => {
      const box = await page.getByRole('link', { name }).boundingBox();
      return ((box?.y ?? Infinity) + (await page.evaluate(() => scrollY))) / 740;
    };
    for (const [step, heading, near] of [
      ['Who', 'Find the people who represent you', page.getByRole('link', { name: /^Find your senators/ })],
      ['Your letter', 'Your letter', letter(page)],
      ['Send or call', 'Send it, or call the Capitol', button(page, 'Copy letter')],
    ] as const) {
      expect(await screensDown(step)).toBeLessThan(1.5);
      await page.getByRole('link', { name: new RegExp(`^${step}(?: \\(done\\))?$`) }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
      await expect(near).toBeInViewport();
    }
    expect(await screensDown(/^Find your senators/)).toBeLessThan(4);
  },
);

test(
  'A long name breaks within its button, on a narrow phone with text of double size',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const lastName = 'Featherstonehaugh-Cholmondeley-Wriothesley';
    await open(page, carbon, { user: JSON.stringify({ ...member, lastName }) });
    await restyle(page, 'html { font-size: 200% }');
    await unfold(page, about);
    await expect(button(page, `Sign as Ana ${lastName}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test('A mail link does not ask about leaving, as the page stays open', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await unfold(page, reasons);
  await page.getByLabel('My reason').fill('My reason is long.');
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.evaluate(() => {
    addEventListener('beforeunload', (event) => {
      document.title = event.defaultPrevented ? 'asked' : 'passed';
    });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .click();
  await expect(page).toHaveTitle('passed');
  expect(asked).toBe(0);
  await expect(page.getByLabel('My reason')).toHaveValue('My reason is long.');
});

for (const width of [390, 1280]) {
  test(`Nothing that is typed widens the page, at ${width} px`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, carbon, {
      sender: JSON.stringify({ name: 'N'.repeat(100), city: 'C'.repeat(100), zip: '7'.repeat(10) }),
    });
    await unfold(page, points, about, reasons);
    await page.getByLabel('My reason').fill(`https://example.org/${'a'.repeat(300)}`);
    await page.getByLabel('My story').fill('W'.repeat(500));
    await letter(page).press('End');
    await page.keyboard.type('!');
    await button(page, 'Rebuild from my entries').click();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
}

test('A letter is kept in its tab only; who signs it is on the device, once asked for', async ({ page }) => {
  await open(page);
  await fillIn(page);
  expect(await stored(page)).toEqual({ votes });
  const inTab = async () => stored(page, 'sessionStorage');
  await expect.poll(async () => (await inTab()).letter).toContain('“steady” prices');
  expect(Object.keys(await inTab()).sort()).toEqual(['letter', 'typing']);

  await page.getByLabel('Remember these on this device').check();
  await expect
    .poll(async () => JSON.parse((await stored(page)).sender ?? 'null') as unknown)
    .toEqual({ name: 'Ana Ruiz', street: '12 Main Street', city: 'Austin', state: 'TX', zip: '78701' });
  expect(JSON.stringify(await stored(page))).not.toContain('steady');

  await page.goto('/cookie-policy');
  const items = page.getByRole('table', { name: cookies.stored.caption });
  await expect(items.getByRole('rowheader', { name: 'sender', exact: true })).toBeVisible();
  await expect(items.getByRole('rowheader', { name: 'letter', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your data on this device' })).toContainText(
    'Your letter signature sender',
  );
  await button(page, 'Erase everything').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect.poll(async () => (await stored(page)).sender).toBe('null');
  await expect.poll(async () => (await inTab()).letter).toBe('null');
});

test(
  'An address with an unknown policy offers the list; looking at drafts records no answer, and the card is one press away',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, {});
    await visit(page, '/letter?policy=%3Cscript%3E');
    await expect(page.getByText('names a policy we don’t have')).toBeVisible();
    await page.getByRole('link', { name: /^Medicare Expansion/ }).click();
    for (const [kind, words] of [
      ['In favor', 'I ask you to support'],
      ['Against', 'I ask you to oppose'],
      ['Undecided', 'I have not made up my mind'],
    ] as const) {
      await page.getByRole('radio', { name: kind }).check();
      await expect(letter(page)).toHaveValue(new RegExp(words));
    }
    expect(await storedVotes(page)).toBeNull();
    await page.getByRole('link', { name: 'Read both sides and answer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Medicare Expansion' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Yes, Medicare Expansion' })).toBeVisible();
  },
);

test('A state leads to its page on vote.gov, in a tab of its own', async ({ page, context }) => {
  await context.route('https://vote.gov/**', (route) => route.fulfill({ body: 'vote.gov' }));
  await open(page, '/letter');
  await page.getByLabel('Your state or territory').selectOption('New York');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'See vote.gov for New York' }).click(),
  ]);
  await expect(tab).toHaveURL('https://vote.gov/register/new-york');
  expect(await tab.evaluate(() => [document.referrer, window.opener === null])).toEqual(['', true]);
});
