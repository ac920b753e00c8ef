import { allowClipboard, onClipboard, refuseClipboard, selectedText } from './clipboard';
import { expect, startWith, test, visit } from './siteTest';

test('A letter in Spanish goes out in English, which stands beside it, unless its writer wants otherwise', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await allowClipboard(context);
  await startWith(page, { votes: '{"5":"yes"}' });
  await visit(page, '/es/letter?policy=carbon-tax-policy');
  const letter = page.getByRole('textbox', { name: 'La carta', exact: true });
  const goesOut = page.getByRole('textbox', { name: 'Lo que se envía' });
  const pairs = page.getByRole('region', { name: 'La carta en inglés, para enviar' }).getByRole('listitem');
  const copy = page.getByRole('button', { name: 'Copiar carta' });

  await test.step('Each paragraph stands beside its own, or below it on a phone', async () => {
    for (const [width, apart] of [
      [1280, 'x'],
      [360, 'y'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const pair of await pairs.all()) {
        const [read, sent] = [pair.locator('p').first(), pair.locator('p[lang=en-US]')];
        const [a, b] = [await read.boundingBox(), await sent.boundingBox()];
        if (!a || !b) throw new Error('A paragraph is not drawn.');
        const other = apart === 'x' ? 'y' : 'x';
        expect.soft(b[apart], `${width}`).toBeGreaterThan(a[apart]);
        expect.soft(b[other], `${width}`).toBeCloseTo(a[other], 0);
      }
    }
  });

  await test.step('English is copied and printed', async () => {
    await copy.click();
    await expect(page.getByText('Copiado.')).toBeVisible();
    expect(await onClipboard(page)).toMatch(/^Dear Senator,/);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('[data-printed-letter]');
    await expect(paper).toBeVisible();
    await expect(paper).toContainText('Subject: Please support a federal tax on carbon');
    await expect(letter).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('Spanish too, where it is chosen', async () => {
    await page
      .getByRole('group', { name: 'Carta que va a usar' })
      .getByRole('button', { name: 'Carta en español' })
      .click();
    await copy.click();
    await expect.poll(() => onClipboard(page)).toBe(await letter.inputValue());
    await context.clearPermissions();
    await refuseClipboard(context);
    await page.reload();
    await expect(goesOut).toHaveValue(/^Dear Senator,/);
    await copy.click();
    await expect(goesOut).toBeFocused();
    expect(await selectedText(page)).toBe(await goesOut.inputValue());
  });

  await test.step('What is changed in the English is there on the English page', async () => {
    await page.getByRole('button', { name: 'Cambiar el texto en inglés' }).click();
    const english = page.getByRole('textbox', { name: 'La carta en inglés' });
    await expect(english).toBeFocused();
    await english.fill('Dear Senator,\n\nMine.');
    await letter.fill('Lo mío.');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('textbox', { name: 'The letter' })).toHaveValue('Dear Senator,\n\nMine.');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(letter).toHaveValue('Lo mío.');
    await expect(english).toHaveValue('Dear Senator,\n\nMine.');
  });
});
