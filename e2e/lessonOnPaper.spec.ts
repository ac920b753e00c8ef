import { policyIds } from '../src/content/policyIds';
import { encodeClass, mostPolicies } from '../src/features/sharing/classCode';
import { expect, startWith, test, visit } from './siteTest';

const consent = { consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}' };

test('The guide is for a class with phones, without or mixed; cards print with both sides, one a sheet, and the letter alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await startWith(page, consent);
  await visit(page, `/group#${encodeClass(['2', '7'])}`);
  await page.getByRole('button', { name: 'Show the lesson guide' }).click();
  await expect(page.getByText('presses “Show my code”')).toBeVisible();
  await page.getByRole('button', { name: 'Without phones' }).click();
  await expect(page.getByText('4 (6) minutes: First round')).toBeVisible();
  await expect(page.getByText('presses “Show my code”')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await expect(page.getByText('(PPRA, 20 U.S. Code 1232h)')).toBeVisible();
  await expect(page.getByText('nobody writes an answer down')).toBeVisible();
  for (const format of ['Letter', 'A4']) {
    // A PDF ends as printing does, and the page is whole again.
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Print the cards' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Pros' })).toHaveCount(2);
    const words = await page.locator('body').innerText();
    expect(words).toMatch(/^Student Loan Forgiveness/);
    expect(words).toContain('Federal Minimum Wage Increase');
    expect(words).not.toMatch(/Undecided|lesson|Add people/);
    const pages = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
    expect.soft(pages.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print the letter to parents' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body').innerText()).toMatch(
    /^A letter to parents\s+Dear parent[\s\S]+policies: Student Loan Forgiveness, Federal Minimum Wage Increase\.[\s\S]+\/surveys\s+Teacher: \(name\)$/,
  );
  // A line to write on, where the screen has the word.
  const blank = page.getByText('(name)').last();
  await expect(blank).toHaveCSS('border-bottom', '1px solid rgb(0, 0, 0)');
  await expect(blank).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

for (const { folder, without, posters, roles, dot, role, answers } of [
  {
    folder: '',
    without: 'Without phones',
    posters: 'Print the posters',
    roles: 'Print the role cards',
    dot: 'Put one dot. Nobody’s name.',
    role: 'Today you argue for',
    answers: ['Yes', 'Undecided', 'No'],
  },
  {
    folder: '/es',
    without: 'Sin teléfonos',
    posters: 'Imprimir los carteles',
    roles: 'Imprimir las tarjetas de rol',
    dot: 'Ponga un solo punto. Sin nombres.',
    role: 'Hoy le toca defender',
    answers: ['Sí', 'Sin decidir', 'No'],
  },
])
  test(
    `A wall for three policies is a poster each and a sheet of role cards, half for each side${folder && ', in Spanish'}`,
    { tag: folder ? '@all' : [] },
    async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      await startWith(page, consent);
      await visit(page, `${folder}/group#${encodeClass(['2', '5', '7'])}`);
      await expect(page.getByRole('button', { name: posters })).toHaveCount(0);
      await page.getByRole('button', { name: without }).click();
      const sheetsOn = async (format: string) =>
        (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1').match(/\/Type\s*\/Page\b/g);

      for (const format of ['Letter', 'A4', 'A3']) {
        await page.emulateMedia({ media: 'screen' });
        await page.getByRole('button', { name: posters }).click();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('img').filter({ visible: true })).toHaveCount(3);
        if (format === 'Letter') {
          const words = await page.locator('body').innerText();
          expect(words.split(dot)).toHaveLength(4);
          expect(words.match(/\/surveys\/[\w-]+/g)).toEqual([
            '/surveys/student-loan-forgiveness',
            '/surveys/carbon-tax-policy',
            '/surveys/federal-minimum-wage-increase',
          ]);
          // Two points of each side.
          await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(12);
          const fields = answers.map((each) =>
            page.getByText(each, { exact: true }).filter({ visible: true }),
          );
          const boxes = await Promise.all(
            fields.map(async (field) => {
              await expect(field).toHaveCount(3);
              await expect(field.first().locator('svg')).toBeVisible();
              const box = await field.first().boundingBox();
              return {
                box,
                line: await field.first().evaluate((each) => getComputedStyle(each).borderTopStyle),
              };
            }),
          );
          // From left to right, and told apart without colours.
          expect(boxes.map(({ line }) => line)).toEqual(['solid', 'dashed', 'double']);
          const [left, middle, right] = boxes.map(({ box }) => box?.x ?? 0);
          expect(left).toBeLessThan(middle ?? 0);
          expect(middle).toBeLessThan(right ?? 0);
        }
        expect.soft(await sheetsOn(format), format).toHaveLength(3);
      }
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: roles }).click();
      await page.emulateMedia({ media: 'print' });
      const cards = (await page.locator('body').innerText()).split(role).slice(1);
      expect(cards).toHaveLength(6);
      for (const place of [0, 1, 2])
        expect(cards.filter((card) => card.match(/^(?:Yes|No|Sí)$/gm)?.[place] === 'No')).toHaveLength(3);
      expect(await sheetsOn('Letter')).toHaveLength(1);
    },
  );

test('The card of every policy is one sheet, in both languages', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await startWith(page, consent);
  for (const { folder, without, print } of [
    { folder: '', without: 'Without phones', print: 'Print the cards' },
    { folder: '/es', without: 'Sin teléfonos', print: 'Imprimir las fichas' },
  ])
    for (let first = 0; first < policyIds.length; first += mostPolicies) {
      const policies = policyIds.slice(first, first + mostPolicies);
      await visit(page, '/');
      await visit(page, `${folder}/group#${encodeClass(policies)}`);
      await page.getByRole('button', { name: without }).click();
      for (const format of ['Letter', 'A4']) {
        await page.getByRole('button', { name: print }).click();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('article')).toHaveCount(policies.length);
        const sheets = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
        expect
          .soft(sheets.match(/\/Type\s*\/Page\b/g), `${folder} ${policies.join()} on ${format}`)
          .toHaveLength(policies.length);
        await page.emulateMedia({ media: 'screen' });
      }
    }
});
