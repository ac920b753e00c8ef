import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { stored } from './answering';
import { barriers } from './axe';
import { allowClipboard, onClipboard, refuseClipboard, selectedText } from './clipboard';
import { member } from './member';
import { expect, startWith, test, visit } from './siteTest';

const votes = { '1': 'yes', '3': 'no', '5': 'undecided', '9': 'yes' };

const field = (page: Page) => page.getByRole('textbox', { name: 'Link to compare answers' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, more: Record<string, string> = {}) {
  await startWith(page, { votes: JSON.stringify(votes), ...more });
  await visit(page, '/share');
  await expect(field(page)).toBeVisible();
}

test('A shared link is opened elsewhere and compared, and no request ever holds its answers', async ({
  page,
  context,
  browser,
}) => {
  await allowClipboard(context);
  await open(page, { user: JSON.stringify(member) });
  await page.getByRole('checkbox', { name: /^Medicare Expansion/ }).uncheck();
  await page.getByRole('checkbox', { name: 'Share my views openly' }).check();
  await button(page, 'Copy link').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await onClipboard(page);
  expect(link).toBe(await field(page).inputValue());
  const [address = '', code = ''] = link.split('#');
  expect(new URL(address).pathname).toBe('/compare');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const requests: string[] = [];
  other.on('request', (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'You and Ana Ruiz' })).toBeVisible();
  // Whoever has not answered is not shown the other's answers first.
  await expect(other.getByRole('heading', { name: 'Answer these 3, then compare' })).toBeVisible();
  await expect(other.getByRole('table')).toHaveCount(0);
  await other.getByRole('button', { name: 'Show them now' }).click();
  const row = (title: string) => other.getByRole('table').getByRole('row', { name: title });
  await expect(row('Universal Background Checks')).toContainText('Yes');
  await expect(row('Carbon Tax Policy')).toContainText('Undecided');
  await expect(row('Medicare Expansion')).toHaveCount(0);
  expect(await stored(other)).toEqual({});
  // For the visit, that these are no longer to be hidden.
  await expect
    .poll(() => stored(other, 'sessionStorage'))
    .toEqual({ sharing: JSON.stringify({ lookedAt: [code] }) });

  await other.getByRole('link', { name: 'Answer it, Universal Background Checks' }).click();
  await other.getByRole('button', { name: 'Yes, Universal Background Checks' }).click();
  await other.goBack();
  await expect(other.getByText('You agree on the one policy you both answered Yes or No.')).toBeVisible();
  await expect.poll(async () => (await stored(other)).votes).toBe('{"1":"yes"}');
  await other.reload();
  await expect(other.getByText('You agree on the one policy')).toBeVisible();
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((request) => request.includes(code.slice(3)) || request.includes('Ruiz'))).toEqual(
    [],
  );
  await elsewhere.close();
});

test('The link is anonymous by default and holds what is listed, no more', async ({ page }) => {
  await open(page, { user: JSON.stringify(member) });
  await expect(field(page)).toHaveValue(/^http:\/\/localhost:\d+\/compare#v1\.[\w-]{10}$/);
  await expect(page.getByText('Name in the link: none')).toBeVisible();
  await page.getByRole('link', { name: 'See what others will see' }).click();
  await expect(page.getByRole('heading', { name: 'You and the sender' })).toBeVisible();
  await expect(page.getByText('You agree on 3 of the 3 policies')).toBeVisible();
  await page.goBack();
  const answers = page.getByRole('group', { name: 'Answers in the link' });
  await expect(answers).toBeVisible();
  for (const box of await answers.getByRole('checkbox').all()) await box.uncheck();
  await expect(page.getByText('Check at least one answer')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test(
  'Where the browser refuses to copy, what was to be copied is selected, and named',
  { tag: '@all' },
  async ({ page, context }) => {
    await refuseClipboard(context);
    await open(page);
    await button(page, 'Copy link').click();
    await expect(page.getByText('The link is selected')).toBeVisible();
    expect(await selectedText(page)).toBe(await field(page).inputValue());
    await button(page, 'Copy description').click();
    await expect(page.getByText('The description is selected')).toBeVisible();
    expect(await selectedText(page)).toMatch(/^Where I stand\. /);
  },
);

test('The browser’s own sharing gets the link where there is one', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: object) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await open(page);
  await button(page, 'Share…').click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared);
  expect(shared.url).toBe(await field(page).inputValue());
});

test('The picture is saved as a PNG of 1200 by 630 with something drawn on it', async ({
  page,
  goOffline,
}) => {
  await open(page);
  await goOffline();
  const picture = page.getByRole('img', { name: /^Where I stand\. Universal Background Checks: Yes\./ });
  await expect(picture).toBeVisible();
  const colors = () =>
    picture.evaluate((element) => {
      const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 1200, 630) ?? {
        data: [],
      };
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
      return [...seen];
    });
  // Bar, yes, no and undecided, in the site's colours.
  await expect
    .poll(colors)
    .toEqual(expect.arrayContaining(['20,35,63', '26,117,68', '179,38,30', '245,197,66', '251,250,247']));
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save picture').click()]);
  expect(file.suggestedFilename()).toBe('civic-voice-answers.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  await expect(page.getByText('Your picture is ready.')).toBeVisible();
});

test('Without answers there is nothing to share', { tag: '@all' }, async ({ page }) => {
  await startWith(page, {});
  await visit(page, '/share');
  await page.getByRole('link', { name: 'Go to the surveys' }).click();
  await expect(page.locator('h1')).toHaveText('Policy Surveys');
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(
    `axe finds no barrier on the sharing screen, ${colorScheme} at ${width} px`,
    { tag: '@all' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open(page, { user: JSON.stringify(member) });
      expect(await barriers(page)).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    },
  );
}
