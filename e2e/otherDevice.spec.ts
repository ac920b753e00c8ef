import { itsDay, stored } from './answering';
import { member } from './member';
import { expect, startWith, test, visit } from './siteTest';

test('Answers and stars go to another device by a link, and nothing is written there before a press', async ({
  page,
  browser,
}) => {
  await startWith(page, {
    votes: '{"1":"yes","5":"no"}',
    starred: '["5"]',
    user: JSON.stringify(member),
  });
  await visit(page, '/my-answers');
  await page.getByRole('button', { name: 'Use on another device' }).click();
  const field = page.getByRole('textbox', { name: 'Link for your other device' });
  await expect(field).toHaveValue(/\/my-answers#d1\.[\w-]{12}$/);
  await page.getByRole('button', { name: 'Show as a QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your other device' })).toBeVisible();
  const link = await field.inputValue();
  const code = link.split('#')[1] ?? '';

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const requests: string[] = [];
  other.on('request', (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  const mine = { votes: '{"1":"no","2":"undecided"}', starred: '["2"]' };
  await other.goto(new URL('/robots.txt', link).href);
  await other.evaluate((items) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, mine);
  await other.goto(link);
  const changes = other.getByRole('region', { name: 'What would change' });
  await expect(changes.getByRole('listitem')).toHaveText([
    '1 answer will be added.',
    '1 of your answers will be replaced: Universal Background Checks.',
    '1 policy will get a star.',
  ]);
  await expect(other).toHaveURL(/\/my-answers$/);
  expect(await stored(other)).toEqual(mine);

  await test.step('pressed and undone', async () => {
    await other.getByRole('button', { name: 'Use them here' }).click();
    await expect(other.getByText('The answers are here now.')).toBeVisible();
    await expect
      .poll(() => stored(other))
      .toEqual({ votes: '{"1":"yes","2":"undecided","5":"no"}', starred: '["2","5"]', ...itsDay });
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored(other)).toEqual({ ...mine, reasons: '{}' });
    await other.getByRole('button', { name: 'Cancel' }).click();
    await expect(changes).toHaveCount(0);
  });
  await test.step('where saving is declined, they are in the tab only', async () => {
    await other.getByRole('button', { name: 'Decline saving' }).click();
    await expect.poll(async () => Object.keys(await stored(other))).toEqual(['consent']);
    // The page stays loaded: only the fragment of its address changes.
    await other.goto(link);
    await other.getByRole('button', { name: 'Use them here' }).click();
    const session = await stored(other, 'sessionStorage');
    expect([session.votes, session.starred]).toEqual(['{"1":"yes","2":"undecided","5":"no"}', '["2","5"]']);
    expect(Object.keys(await stored(other))).toEqual(['consent']);
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(other.getByRole('region', { name: 'Where I stand' })).toBeFocused();
  });
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((request) => request.includes(code.slice(3)))).toEqual([]);
  await elsewhere.close();
});
