import type { Page } from '@playwright/test';
import { policyHeadings } from '../src/content/en/policyHeadings';
import { languages } from '../src/content/languages';
import { policyIds } from '../src/content/policyIds';
import { encodeGroup } from '../src/features/sharing/groupCode';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { member } from './member';
import { answer, expect, startWith, test, visit } from './siteTest';

test.use({ colorScheme: 'dark' });

async function openSurveys(page: Page) {
  await startWith(page, { votes: '{"3":"undecided","5":"yes"}', user: JSON.stringify(member) });
  await visit(page, '/surveys');
  await expect(page.getByText(`2 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
}

test('The survey page prints the answers, the arguments and the sources, and nothing of who the visitor is', async ({
  page,
}) => {
  await openSurveys(page);
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  for (const { title } of fixedPolicies) expect(words).toContain(title);
  expect(words).toContain('Your answer: Yes');
  expect(words).toContain('Your answer: Undecided');
  expect(words.match(/Not answered yet/g)).toHaveLength(fixedPolicies.length - 2);
  expect(words.match(/^Pros$/gm)).toHaveLength(fixedPolicies.length);
  expect(words.match(/^Cons$/gm)).toHaveLength(fixedPolicies.length);
  expect(words.match(/Facts as of /g)).toHaveLength(fixedPolicies.length);
  // A claim names its source by number, and the address of that source is printed.
  const card = page.getByRole('article', { name: 'Carbon Tax Policy' });
  await expect(card.locator('sup', { hasText: /^\[1\]$/ }).first()).toBeVisible();
  expect(words).toContain('Congressional Budget Office');
  const address = await card
    .locator('ol')
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://');
  for (const part of [member.firstName, member.lastName]) {
    expect(words.split(/[\s,.]+/)).not.toContain(part);
  }
  expect(words).not.toContain(member.email);
  await expect(page.locator('img')).toHaveCount(0);
});

test('On paper there is no frame, nothing is cut in two, and all is dark on white', async ({ page }) => {
  await openSurveys(page);
  await page.emulateMedia({ media: 'print' });
  await test.step('nothing of the frame', async () => {
    for (const part of [
      page.getByRole('region', { name: 'Your data and this site', includeHidden: true }),
      page.getByText('Skip to main content'),
      page.locator('header'),
      page.locator('#root > footer'),
      page.getByRole('region', { name: 'Notices', includeHidden: true }),
      page.getByText(`2 of ${fixedPolicies.length} answered`, { exact: true }),
      answer(page, 'Yes', 'Carbon Tax Policy'),
    ]) {
      await expect(part).toBeHidden();
    }
  });
  await test.step('no policy, list item or definition is cut in two, and no heading is left behind', async () => {
    const style = (selector: string, property: string) =>
      page
        .getByRole('main')
        .locator(selector)
        .evaluateAll(
          (elements, name) => [
            ...new Set(elements.map((element) => getComputedStyle(element).getPropertyValue(name))),
          ],
          property,
        );
    expect(await style('article', 'break-inside')).toEqual(['avoid']);
    expect(await style('li, dl > div', 'break-inside')).toEqual(['avoid']);
    expect(await style('h2, h3, article > div:has(h2)', 'break-after')).toEqual(['avoid']);
  });
  await test.step('dark on white whatever the scheme', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { ground, ink } = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      return { ground: style.backgroundColor, ink: style.color };
    });
    expect(ground).toBe('rgb(255, 255, 255)');
    expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(90);
  });
});

const everyAnswer = JSON.stringify(Object.fromEntries(fixedPolicies.map(({ id }) => [id, 'undecided'])));

for (const choice of ['none', 'accepted', 'declined'] as const) {
  test(
    `With the consent “${choice}” a policy, all answers and the home page are one sheet each, without the page’s frame`,
    { tag: '@all' },
    async ({ page }) => {
      const consent = JSON.stringify({ choice, at: '2026-11-21T10:00:00.000Z' });
      await startWith(page, { votes: everyAnswer, ...(choice !== 'none' && { consent }) });
      if (choice === 'declined') {
        await page.evaluate((votes) => {
          localStorage.removeItem('votes');
          sessionStorage.setItem('votes', votes);
        }, everyAnswer);
      }
      for (const path of [
        '/',
        '/surveys/universal-background-checks',
        '/surveys/carbon-tax-policy',
        '/my-answers',
      ]) {
        await visit(page, path);
        await page.emulateMedia({ media: 'print' });
        const words = await page.locator('body').innerText();
        for (const part of ['Not saved on this device', 'Accept saving', 'Erase now', 'Skip to'])
          expect.soft(words, path).not.toContain(part);
        for (const format of ['Letter', 'A4'] as const) {
          const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
          expect.soft(pdf.match(/\/Type\s*\/Page\b/g), `${path} on ${format}`).toHaveLength(1);
        }
        await page.emulateMedia({ media: 'screen' });
      }
    },
  );
}

for (const { folder, name } of Object.values(languages)) {
  test(
    `In ${name} each policy with its sources and what Congress did, and all answers, fit one sheet`,
    { tag: '@all' },
    async ({ page }) => {
      await startWith(page, { votes: everyAnswer, starred: JSON.stringify(policyIds) });
      const pages = ['/my-answers', ...policyHeadings.map(({ slug }) => `/surveys/${slug}`)];
      for (const path of pages) {
        await visit(page, folder + path);
        for (const format of ['Letter', 'A4'] as const) {
          const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
          expect.soft(pdf.match(/\/Type\s*\/Page\b/g), `${path} on ${format}`).toHaveLength(1);
        }
      }
    },
  );
}

for (const { folder, name } of Object.values(languages)) {
  test(
    `In ${name} each policy still fits one sheet once the last answer was given on its page`,
    { tag: '@all' },
    async ({ page }) => {
      for (const { id, slug } of policyHeadings) {
        await startWith(page, { votes: JSON.stringify({ ...JSON.parse(everyAnswer), [id]: undefined }) });
        await visit(page, `${folder}/surveys/${slug}`);
        await page.locator(`button[data-policy="${id}"][data-answer=yes]`).click();
        await expect(page.locator('#all-answered')).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect.soft(page.locator('#all-answered'), slug).toBeHidden();
        const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
        expect.soft(pdf.match(/\/Type\s*\/Page\b/g), slug).toHaveLength(1);
        await page.emulateMedia({ media: 'screen' });
      }
    },
  );
}

for (const format of ['Letter', 'A4'] as const) {
  test(
    `On ${format} each policy has a sheet of its own, with headings and links`,
    { tag: '@all' },
    async ({ page }) => {
      await openSurveys(page);
      const pdf = (await page.pdf({ format, preferCSSPageSize: true, tagged: true, outline: true })).toString(
        'latin1',
      );
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(fixedPolicies.length);
      expect(pdf).toContain('https://www.cbo.gov');
    },
  );
}

test(
  'The head of the member card keeps its background in print, as its text is white',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { user: JSON.stringify(member) });
    await visit(page, '/register');
    await page.emulateMedia({ media: 'print' });
    const head = page.getByText('Member in this browser').locator('..');
    await expect(head).toHaveCSS('print-color-adjust', 'exact');
    await expect(head).toHaveCSS('background-color', 'rgb(20, 35, 63)');
  },
);

test(
  'Printed while the wall is open, a group’s result is on the paper as without it',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, `/group#${encodeGroup([{ '1': 'yes' }, { '1': 'no' }, { '2': 'yes' }])}`);
    await page.getByRole('button', { name: 'Present on a screen' }).click();
    const wall = page.getByRole('dialog', { name: 'Presenter’s view' });
    await expect(wall).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(wall).toBeHidden();
    expect(await page.locator('body').innerText()).toMatch(/3 people[\s\S]+Universal Background Checks/);
  },
);
