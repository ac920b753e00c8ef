import type { Page } from '@playwright/test';
import { stored } from './answering';
import { scriptWith } from './screenCode';
import { expect, takenOver, test, visit } from './siteTest';

/* What a visitor says of why they answered, from the card to the letter, paper, another tab and the last erasure. */

const english = {
  folder: '',
  title: 'Carbon Tax Policy',
  yes: 'Yes, Carbon Tax Policy',
  why: 'Why? (if you like), Carbon Tax Policy',
  own: ['The point in favor that weighs most for you', 'Rebates can protect families'],
  other: ['The point against that weighs most for you', 'Drivers would pay more'],
  otherLater: 'It could slow the economy',
  far: ['How far does it go?', 'Only with changes'],
  wish: 'What should change',
  mark: 'weighs most for you',
  said: [
    'It weighs most for you: “Rebates can protect families.”',
    'You said Yes. The strongest point against, for you: “Drivers would pay more.”',
    'Only with changes.',
    'What should change: Pay it all back.',
  ],
  saidLater: 'You said Yes. The strongest point against, for you: “It could slow the economy.”',
  letter: 'The letter',
  inLetter: [
    'My view on a federal tax on carbon rests above all on one point. Rebates can protect families',
    'I have read the case against it. This is its strongest point, to me. Drivers would feel it',
    'I ask you to support a federal tax on carbon, but only with changes.',
    'This is what should change: Pay it all back.',
  ],
  call: 'What to say',
  inCall:
    'My main reason: rebates can protect families. I have also heard that drivers would pay more, and I still support it.',
  more: 'Add more arguments from the card',
  clear: 'Clear my answer, Carbon Tax Policy',
  undo: 'Undo, Carbon Tax Policy',
  notShared: 'For you alone: it is neither in the link nor in the picture.',
  link: 'Link to compare answers',
  eraseNow: 'Erase now',
  decline: 'Decline saving',
  erase: 'Erase',
};

const spanish: typeof english = {
  folder: '/es',
  title: 'Política de impuesto al carbono',
  yes: 'Sí, ',
  why: '¿Por qué? (si quiere), ',
  own: ['El argumento a favor que más pesa para usted', 'Los reembolsos pueden proteger a las familias'],
  other: ['El argumento en contra que más pesa para usted', 'Los conductores pagarían más'],
  otherLater: 'Podría frenar la economía',
  far: ['¿Hasta dónde llega?', 'Solo con cambios'],
  wish: 'Qué debería cambiar',
  mark: 'lo que más pesa para usted',
  said: [
    'Lo que más pesa para usted: “Los reembolsos pueden proteger a las familias”.',
    'Usted dijo Sí. El argumento en contra más fuerte, para usted: “Los conductores pagarían más”.',
    'Solo con cambios.',
    'Qué debería cambiar: Pay it all back.',
  ],
  saidLater: 'Usted dijo Sí. El argumento en contra más fuerte, para usted: “Podría frenar la economía”.',
  letter: 'La carta',
  inLetter: [
    'Mi opinión sobre un impuesto federal al carbono se apoya sobre todo en un argumento. Los reembolsos pueden proteger',
    'Leí los argumentos en contra. Este es el más fuerte para mí. Los conductores lo sentirían',
    'Le pido que apoye un impuesto federal al carbono, pero solo con cambios.',
    'Esto es lo que debería cambiar: Pay it all back.',
  ],
  call: 'Qué decir',
  // Offices read and hear English.
  inCall: english.inCall,
  more: 'Agregar más argumentos de la ficha',
  clear: 'Borrar mi respuesta: ',
  undo: 'Deshacer: ',
  notShared: 'Solo para usted: no va en el enlace ni en la imagen.',
  link: 'Enlace para comparar respuestas',
  eraseNow: 'Eliminar ahora',
  decline: 'No guardar',
  erase: 'Eliminar',
};

const slug = 'carbon-tax-policy';
const reason = async (page: Page) =>
  (JSON.parse((await stored(page)).reasons ?? '{}') as Record<string, unknown>)['5'];

for (const [language, words, tag] of [
  ['English', english, undefined],
  ['Spanish', spanish, '@all'],
] as const)
  test(
    `In ${language} an answer takes its reason along to letter, paper and another tab, and loses it with itself`,
    tag ? { tag } : {},
    async ({ page, context }) => {
      const card = `${words.folder}/surveys/${slug}`;
      const mine = `${words.folder}/my-answers`;
      const why = (of: Page) => of.getByRole('main').getByRole('button', { name: words.why });
      const choose = (of: Page, [group = '', option = '']: readonly string[]) =>
        of.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).check();

      await test.step('answers, and says why', async () => {
        await visit(page, card);
        await expect(why(page)).toHaveCount(0);
        await page.getByRole('button', { name: words.yes }).click();
        await why(page).click();
        for (const choice of [words.own, words.other, words.far]) await choose(page, choice);
        await page.getByRole('textbox', { name: words.wish }).fill('Pay it all back.');
        const pros = page.locator('[data-side=pros] > li');
        await expect(pros.filter({ hasText: words.mark })).toHaveCount(1);
        await expect(pros.nth(2)).toContainText(words.mark);
        await expect(page.locator('[data-side=cons] > li').nth(1)).toContainText(words.mark);
        await expect
          .poll(() => reason(page))
          .toMatchObject({ for: 'c', against: 'b', far: 'changes', wish: 'Pay it all back.' });
      });

      await test.step('finds it in the letter and the call', async () => {
        await visit(page, `${words.folder}/letter?policy=${slug}`);
        const letter = page.getByRole('textbox', { name: words.letter, exact: true });
        const additions = page.locator('section', { has: page.locator('#additions') }).last();
        for (const sentence of words.inLetter)
          await expect(letter).toHaveValue(new RegExp(sentence.replaceAll('.', '\\.')));
        await expect(page.getByRole('textbox', { name: words.call })).toHaveValue(new RegExp(words.inCall));
        await expect(additions.getByRole('button').last()).toHaveText(words.more);
      });

      await test.step('reads it in My answers, on paper and where a link is made, which has none of it', async () => {
        await visit(page, mine);
        for (const line of words.said) await expect(page.getByText(line, { exact: true })).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        for (const line of words.said) await expect(page.getByText(line, { exact: true })).toBeVisible();
        await expect(why(page)).toBeHidden();
        await page.emulateMedia({ media: null });
        await visit(page, `${words.folder}/share`);
        await expect(page.getByText(words.notShared)).toBeVisible();
        await expect(page.getByText(words.said[1] ?? '')).toBeVisible();
        const link = await page.getByRole('textbox', { name: words.link }).inputValue();
        await page.evaluate(() => localStorage.setItem('reasons', '{}'));
        await page.reload();
        await takenOver(page);
        await expect(page.getByRole('textbox', { name: words.link })).toHaveValue(link);
        await expect(page.getByText(words.notShared)).toHaveCount(0);
        await visit(page, card);
        await why(page).click();
        for (const choice of [words.own, words.other, words.far]) await choose(page, choice);
      });

      await test.step('changes it in a second tab, and the first one follows', async () => {
        await visit(page, mine);
        const second = await context.newPage();
        await visit(second, mine);
        await why(second).click();
        await choose(second, [words.other[0] ?? '', words.otherLater]);
        for (const each of [page, second]) await expect(each.getByText(words.saidLater)).toBeVisible();
        await second.close();
      });

      await test.step('clears the answer, and Undo brings both back', async () => {
        await visit(page, card);
        await page.getByRole('button', { name: words.clear }).click();
        await expect(why(page)).toHaveCount(0);
        await expect(page.locator('[data-side] > li').filter({ hasText: words.mark })).toHaveCount(0);
        await expect.poll(async () => (await stored(page)).reasons).toBe('{}');
        await page.getByRole('button', { name: words.undo }).click();
        await expect(page.locator('[data-side=cons] > li').first()).toContainText(words.mark);
        await expect.poll(() => reason(page)).toMatchObject({ for: 'c', against: 'a', far: 'changes' });
      });

      await test.step('declines, and keeps it in the tab; then erases everything', async () => {
        await page.getByRole('button', { name: words.decline }).click();
        await expect.poll(async () => Object.keys(await stored(page))).toEqual(['consent']);
        expect((await stored(page, 'sessionStorage')).reasons).toContain('"against":"a"');
        await page.getByRole('button', { name: words.eraseNow }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.erase, exact: true }).click();
        await expect(page).toHaveURL(/\/erased$/);
        await takenOver(page);
        expect([await stored(page), await stored(page, 'sessionStorage')]).toEqual([{}, {}]);
      });
    },
  );

test(
  'The survey’s page has no question why, and asks for nothing of it',
  { tag: '@all' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/surveys');
    await page.getByRole('button', { name: 'Yes, Carbon Tax Policy' }).click();
    await expect.poll(() => reason(page)).toMatchObject({ first: ['yes', expect.any(String)] });
    await expect(page.getByText(/^Why\?/)).toHaveCount(0);
    expect(asked.filter((url) => url.endsWith(scriptWith('WhyForm.tsx')))).toEqual([]);
  },
);
