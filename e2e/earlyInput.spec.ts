import { writeFile } from 'node:fs/promises';
import { stored } from './answering';
import { expect, holdScripts, startWith, takenOver, test, visit } from './siteTest';
import { fixedPolicies } from '../src/test/fixedPolicies';

for (const choice of ['Accept saving', 'Decline saving']) {
  test(`What is typed after an early ${choice} stays in its field`, { tag: '@all' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    const banner = page.getByRole('region', { name: 'Your data and this site' });
    await banner.getByRole('button', { name: choice }).click();
    await page.getByLabel('First Name').pressSequentially('Mar');
    release();
    await expect(banner).toHaveCount(0);
    await page.keyboard.type('ianne');
    await expect(page.getByLabel('First Name')).toHaveValue('Marianne');
    await expect(page.getByLabel('First Name')).toBeFocused();
  });
}

test(
  'An early press on Register that is followed by typing does not act in the middle of a word',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByLabel('First Name').pressSequentially('Mar');
    release();
    await takenOver(page);
    await page.keyboard.type('ianne');
    await expect(page.getByLabel('First Name')).toHaveValue('Marianne');
    await expect(page.getByText('Please fill in all fields')).toHaveCount(0);
  },
);

test.describe('on a page that something has changed', () => {
  // React reports that it draws the changed page anew.
  test.use({ provokedWords: /Minified React error #418/ });
  test('What was typed and the choice are found again by name', { tag: '@all' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.textContent = 'Übersetzt';
      document.querySelector('h1')?.firstChild?.replaceWith(font);
      document.querySelector('main input')?.after(document.createElement('password-manager'));
    });
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Accept saving' }).click();
    release();
    await takenOver(page);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
    await expect.poll(async () => (await stored(page)).consent).toContain('accepted');
    await page.getByRole('link', { name: 'Education' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('Of an early Accept and an early Decline the last counts', { tag: '@all' }, async ({ page }) => {
  for (const [first, last, choice, said] of [
    ['Accept saving', 'Decline saving', 'declined', 'You chose not to save'],
    ['Decline saving', 'Accept saving', 'accepted', 'You chose to save'],
  ] as const) {
    await test.step(last, async () => {
      const release = await holdScripts(page);
      await startWith(page, {});
      await page.goto('/cookie-policy', { waitUntil: 'commit' });
      await page.getByRole('main').getByRole('button', { name: first }).click();
      await page.getByRole('main').getByRole('button', { name: last }).click();
      release();
      await expect(page.getByText(said).first()).toBeVisible();
      expect((await stored(page)).consent).toContain(`"${choice}"`);
    });
  }
});

test('All that is pressed early is done when the scripts arrive', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/surveys', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Copy link/ })
    .first()
    .click();
  // Last: a press beside the open menu closes it.
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByText(/copied|did not let us copy/).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test(
  'How a class votes, pressed early, stays so when policies are ticked early too',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/group', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Without phones' }).click();
    await page.getByRole('checkbox', { name: fixedPolicies[0].title }).check();
    await page.getByRole('checkbox', { name: fixedPolicies[1].title }).check();
    release();
    await takenOver(page);
    await expect(page.getByRole('button', { name: 'Without phones', pressed: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  },
);

test('A filter chosen early filters', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/surveys', { waitUntil: 'commit' });
  await page.getByLabel('Show policies by your answer').selectOption('Undecided');
  release();
  await expect(page).toHaveURL('/surveys?answer=undecided');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByLabel('Show policies by your answer')).toHaveValue('undecided');
});

test('A filter in the address hides at first paint what it leaves out', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page);
  await startWith(page, { votes: '{"1":"yes","5":"no"}' });
  for (const [query, count] of [
    ['answer=yes', 1],
    ['answer=unanswered', fixedPolicies.length - 2],
    ['answer=undecided', 0],
    ['answer=yes#data-privacy-protection', 2],
    ['answer=perhaps', fixedPolicies.length],
    ['answer=[]', fixedPolicies.length],
  ] as const) {
    await page.goto(`/surveys?${query}`, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await expect(page.getByRole('article'), query).toHaveCount(count);
  }
  await page.goto('/surveys?answer=yes', { waitUntil: 'commit' });
  release();
  await expect(page.getByText(`1 of ${fixedPolicies.length} shown`)).toBeVisible();
  await page.getByLabel('Show policies by your answer').selectOption('Answered No');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Carbon Tax Policy' })).toBeVisible();
});

test('A file chosen early is read', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/cookie-policy', { waitUntil: 'commit' });
  await page
    .getByLabel('Restore from a file')
    .setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer: Buffer.from('no data') });
  release();
  await expect(page.getByLabel('Restore from a file')).toHaveAttribute('aria-invalid', 'true');
});

test(
  'A state chosen early on the letter page leads to its page on vote.gov',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/letter', { waitUntil: 'commit' });
    await page.getByLabel('Your state or territory').selectOption('Texas');
    release();
    await expect(page.locator('a[href*="vote.gov/register/texas"]')).toBeVisible();
    await expect(page.getByLabel('Your state or territory')).toHaveValue('TX');
  },
);

test(
  'Fields filled in early count, and leaving the form asks about them',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('First Name').fill('Ada');
    release();
    await takenOver(page);
    await page.getByRole('link', { name: 'Education' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  },
);

test(
  'A file that the browser has brought back is told to the page',
  { tag: '@all' },
  async ({ page }, testInfo) => {
    const fields = [
      ['/register', 'Photo', 'p.txt'],
      ['/cookie-policy', 'Restore from a file', 'data.json'],
    ] as const;
    for (const [path, label, name] of fields) {
      const file = testInfo.outputPath(name);
      await writeFile(file, 'Neither a photo nor data.');
      await visit(page, path);
      const field = page.getByLabel(label);
      await field.setInputFiles(file);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await page.goto('/robots.txt');
      await page.goBack();
      await takenOver(page);
      await expect.soft(page.getByText(name, { exact: true })).toBeVisible();
      await expect.soft(field).toHaveAttribute('aria-invalid', 'true');
    }
  },
);
