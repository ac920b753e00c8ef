import { expect, test, visit } from './siteTest';

test.describe('With less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'a gate of the drawing is marked while the steps that it is about are read',
    { tag: '@all' },
    async ({ page }) => {
      await visit(page, '/education');
      const drawing = page.getByRole('figure').filter({ hasText: '100 bills' });
      const plain = await drawing.getByText('Committee').evaluate((name) => getComputedStyle(name).color);
      const marked = () =>
        drawing
          .locator('p')
          .evaluateAll(
            (names, color) =>
              names.filter((name) => getComputedStyle(name).color !== color).map((name) => name.textContent),
            plain,
          );
      const gateOf = {
        'Bill writing': '100 bills',
        'Lobbyist influence': 'Committee',
        'House consideration': 'First chamber',
        'Conference committee': 'Other chamber',
        'Presidential action': 'President',
        'After the President acts': '1 or 2',
      };
      for (const [step, gate] of Object.entries(gateOf)) {
        await page
          .getByRole('main')
          .getByRole('heading', { name: step })
          .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect.poll(marked, step).toContain(gate);
      }
    },
  );
});
