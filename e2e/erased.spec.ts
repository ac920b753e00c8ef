import { expectNothingLeft } from './answering';
import { answer, expect, startWith, takenOver, test, visit } from './siteTest';
import { fixedPolicies } from '../src/test/fixedPolicies';

// React Router warns of every history entry that it did not make. Here the test makes one by setting the fragment.
test.use({ provokedWords: /blocker on a POP navigation/ });

test('Somebody at a shared computer leaves nothing behind, not even an address that names a policy', async ({
  page,
}) => {
  await test.step('declines, answers, and looks around', async () => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Decline saving' }).click();
    await page.getByRole('link', { name: 'Take Survey' }).click();
    await answer(page, 'Yes', 'Carbon Tax Policy').click();
    await page.evaluate(() => {
      location.hash = '#carbon-tax-policy';
    });
    await page.getByRole('link', { name: 'Register' }).first().click();
    await page.getByLabel('First Name').fill('Ana');
  });
  await test.step('erases everything from where they are, unasked about the half-filled form', async () => {
    await page.getByRole('button', { name: 'Erase now' }).click();
    const question = page.getByRole('dialog', { name: 'Erase everything, including my choices?' });
    await question.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is erased');
    await expect(page.getByText('Now close this tab.')).toBeVisible();
  });
  await test.step('nothing is left, in either storage or in the tab’s history', async () => {
    await takenOver(page);
    await expectNothingLeft(page);
    const history = await (await page.context().newCDPSession(page)).send('Page.getNavigationHistory');
    const addresses = history.entries.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''));
    expect(addresses).toEqual(['about:blank', '/', '/erased']);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Voice Matters');
    await expect(page.getByRole('region', { name: 'Your data and this site' })).toBeVisible();
  });
});

test(
  'The Cookie Policy offers the same, and another open tab is emptied with it',
  { tag: '@all' },
  async ({ page, context }) => {
    await startWith(page, {
      votes: '{"1":"yes"}',
      consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}',
    });
    const other = await context.newPage();
    await visit(other, '/surveys');
    await expect(other.getByText(`1 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
    await visit(page, '/cookie-policy');
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('checkbox', { name: /^Also erase my choices/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is erased');
    await expect(other.getByText(`0 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
    await expect(other.getByRole('region', { name: 'Your data and this site' })).toBeVisible();
    await expectNothingLeft(page);
    await expectNothingLeft(other);
  },
);
