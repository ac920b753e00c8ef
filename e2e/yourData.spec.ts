import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sideways } from './layout';
import { member } from './member';
import { expect, startWith, test } from './siteTest';

const votes = '{"1":"yes","3":"no"}';
const accepted = '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}';

/** Opens the cookie page of a browser that holds answers, a registration and whatever `more` says. */
async function open(page: Page, more: Record<string, string> = {}) {
  const items = { votes, user: JSON.stringify(member), consent: accepted, ...more };
  await startWith(page, items);
  await page.goto('/cookie-policy');
  // The numbers come with the scripts.
  await expect(section(page)).not.toContainText('Looking…');
}

const section = (page: Page) => page.getByRole('region', { name: 'Your data on this device' });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const preview = (page: Page) => page.getByRole('region', { name: 'What would change' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });

type Items = Partial<Record<string, string>>;
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Items);
const keptInTab = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Items);

async function confirm(page: Page, answer: string) {
  await page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function choose(page: Page, text: string | Buffer, name = 'civic-voice-data.json') {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Restore from a file').setInputFiles(file);
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const fileOf = (changes: Record<string, unknown>) =>
  JSON.stringify({ format: 'civic-voice', version: 1, exportedAt: '2026-11-21T10:00:00.000Z', ...changes });

test('The section shows each stored item with its size, and follows another tab', async ({
  page,
  context,
}) => {
  await open(page);
  await expect(section(page)).toContainText('Your answers votes20 bytes, in this browser');
  await expect(section(page)).toContainText(
    `Your registration user${JSON.stringify(member).length} bytes, in this browser`,
  );
  const other = await context.newPage();
  await other.goto('/surveys');
  await other.getByRole('button', { name: 'Yes, Carbon Tax Policy' }).click();
  await expect(section(page)).toContainText('Your answers votes30 bytes, in this browser');

  await test.step('and a sceptic sees what the page asked for, all that is stored, and the hash of each file', async () => {
    const proof = page.getByRole('region', { name: 'See for yourself' });
    const host = new URL(page.url()).host;
    await expect(proof).toContainText(new RegExp(`Since it was opened: \\d+ files, all from ${host}\\.`));
    await expect(proof.getByRole('row', { name: 'votes local storage 30 bytes' })).toBeVisible();
    await expect(proof).toContainText('Cookies that this page can read: none.');
    const href = await proof.getByRole('link', { name: /^Fingerprints/ }).getAttribute('href');
    const list = await (await page.request.get(href ?? '')).text();
    const [, hash] = /^(\w{64}) {2}index\.html$/m.exec(list) ?? [];
    const index = await (await page.request.get('/')).body();
    expect(createHash('sha256').update(index).digest('hex')).toBe(hash);
  });
});

test('The downloaded file holds answers and registration, and the photo on request only, and brings everything back after a yes', async ({
  page,
  context,
  goOffline,
}) => {
  await open(page);
  await goOffline();
  const plain = await download(page, 'Download my data');
  expect(plain.name).toBe('civic-voice-data.json');
  const file = JSON.parse(plain.text) as Record<string, unknown>;
  expect(file).toMatchObject({ format: 'civic-voice', version: 1, votes: { '1': 'yes', '3': 'no' } });
  expect(file.user).toEqual({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' });
  expect(Date.parse(String(file.exportedAt))).not.toBeNaN();

  await page.getByLabel('Include my photo').check();
  const full = await download(page, 'Download my data');
  expect((JSON.parse(full.text) as { user: object }).user).toHaveProperty('photo', member.photo);
  expect(full.text).not.toMatch(/password|pbkdf2/);

  await context.setOffline(false);
  await button(page, 'Clear answers').click();
  await confirm(page, 'Clear');
  await choose(page, plain.text);
  await expect(preview(page)).toContainText('2 answers will be added');
  await preview(page).getByRole('button', { name: 'Restore' }).click();
  await confirm(page, 'Restore');
  await expect(notices(page)).toContainText('Your copy was restored.');
  await expect(page.getByLabel('Restore from a file')).toBeFocused();
  await page.reload();
  expect((await stored(page)).votes).toBe(votes);
  expect((await stored(page)).user).toBe(JSON.stringify(member));
});

test('Nothing that is stored or stands in a file widens the page', { tag: '@all' }, async ({ page }) => {
  const long = 'W'.repeat(100);
  const user = { ...member, firstName: long, email: `${'m'.repeat(60)}@${'d'.repeat(57)}.org` };
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, { user: JSON.stringify(user), ['k'.repeat(200)]: long });
  expect(await sideways(page)).toEqual([]);
  await choose(page, fileOf({ user: { ...user, lastName: long }, sender: { name: long } }));
  await expect(preview(page)).toContainText(long);
  expect(await sideways(page)).toEqual([]);
});

test('Restoring shows what would change and changes nothing without a yes', async ({ page }) => {
  await open(page);
  const before = await stored(page);
  const file = fileOf({
    votes: { '1': 'no', '2': 'yes', '3': 'no' },
    user: { firstName: 'Eva', lastName: 'Ruiz', email: 'ana@example.com' },
  });
  await choose(page, file);
  await preview(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(preview(page)).toHaveCount(0);
  await expect(page.getByLabel('Restore from a file')).toBeFocused();
  await choose(page, file);
  await expect(preview(page).getByRole('listitem')).toHaveText([
    '1 answer will be added.',
    '1 of your answers will be replaced: Universal Background Checks.',
    'Your registration will be that of Eva Ruiz (ana@example.com). Your password stays as it is.',
  ]);
  await preview(page).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page)).toEqual(before);

  await preview(page).getByRole('button', { name: 'Restore' }).click();
  await confirm(page, 'Restore');
  await expect(preview(page)).toHaveCount(0);
  const after = await stored(page);
  expect(after.votes).toBe('{"1":"no","2":"yes","3":"no"}');
  expect(JSON.parse(after.user ?? '')).toEqual({ ...member, firstName: 'Eva' });
});

test('Hostile content is only ever text', async ({ page }) => {
  await open(page);
  const html = '<img src=x onerror="document.title=1">';
  const hostile = `{"format":"civic-voice","version":1,"votes":{"__proto__":{"1":"no"},"constructor":"yes","2":"yes"},
    "user":{"firstName":${JSON.stringify(html)},"lastName":"Ruiz","email":"ana@example.com","admin":true,
    "photo":{"name":"x","type":"image/jpeg","size":1,"width":600,"height":600,"dataUrl":"javascript:alert(1)"}}}`;
  await choose(page, hostile);
  await expect(preview(page)).toContainText('2 answers in the file can’t be used here');
  await expect(preview(page)).toContainText('The photo in the file can’t be used');
  await expect(preview(page)).toContainText(html);
  await preview(page).getByRole('button', { name: 'Restore' }).click();
  await confirm(page, 'Restore');
  await expect(notices(page)).toContainText('Your copy was restored.');
  await page.goto('/register');
  await expect(page.getByText(html)).toBeVisible();
  await expect(page).toHaveTitle(/You have joined/);
  expect(JSON.parse((await stored(page)).user ?? '')).toEqual({ ...member, firstName: html });
});

test('Cleared answers come back from the notice, by keyboard', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await button(page, 'Clear answers').click();
  await confirm(page, 'Cancel');
  expect((await stored(page)).votes).toBe(votes);
  await button(page, 'Clear answers').click();
  await confirm(page, 'Clear');
  await expect.poll(async () => (await stored(page)).votes).toBe('{}');
  await expect(section(page)).toContainText('Your answers votesNothing yet');
  await expect(notices(page)).toContainText('Your answers were cleared.');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(notices(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notices(page)).toContainText('Your answers are back.');
  await expect(button(page, 'Clear answers')).toBeFocused();
  expect((await stored(page)).votes).toBe(votes);
});

test(
  'Erasing the registration leaves the votes, in every tab',
  { tag: '@all' },
  async ({ page, context }) => {
    await open(page);
    const other = await context.newPage();
    await other.goto('/register');
    await expect(other.getByRole('heading', { name: 'You have joined' })).toBeVisible();
    await button(page, 'Remove registration').click();
    await confirm(page, 'Remove');
    await expect(notices(page)).toContainText('Your registration was removed');
    expect(await stored(page)).toMatchObject({ votes, user: 'null' });
    await expect(other.getByLabel('First Name')).toBeVisible();
  },
);

test('Erasing everything leaves the choice about saving, and unreadable text can be saved first', async ({
  page,
}) => {
  await open(page, { user: '{"firstName":"An' });
  expect(await download(page, 'Download as it is, unreadable')).toEqual({
    name: 'unreadable.txt',
    text: '{"firstName":"An',
  });
  await button(page, 'Erase everything').click();
  await confirm(page, 'Erase');
  await expect(notices(page)).toContainText('Everything you entered was erased.');
  const left = await stored(page);
  expect(Object.keys(left).filter((key) => !['votes', 'user', 'consent'].includes(key))).toEqual([]);
  expect([left.votes, left.user ?? 'null', left.consent]).toEqual(['{}', 'null', accepted]);
  await expect(button(page, 'Undo')).toHaveCount(0);
  await page.reload();
  await expect(section(page)).toContainText('Your answers votesNothing yet');
});

test(
  'After Decline, Erase now erases everything from any page, that choice too, and ends the visit',
  { tag: '@all' },
  async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Decline saving' }).click();
    await expect(section(page)).toContainText('Your answers votes20 bytes, in this tab only');
    await page.getByRole('link', { name: 'Surveys' }).click();
    await expect(page.getByRole('button', { name: 'Yes, Universal Background Checks' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Erase now' }).click();
    await confirm(page, 'Cancel');
    expect(await keptInTab(page)).toHaveProperty('votes', votes);
    await page.getByRole('button', { name: 'Erase now' }).click();
    await confirm(page, 'Erase');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is erased');
    expect([await stored(page), await keptInTab(page)]).toEqual([{}, {}]);
  },
);
