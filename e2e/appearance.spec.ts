import { expect, takenOver, test } from './siteTest';
import type { Page } from '@playwright/test';
import { fill, openForm, question } from './registering';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { dark, light } from '../src/theme/palette';

/** As browsers print a colour. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const pageColor = { light: rgb(light.page), dark: rgb(dark.page) };
const declined = '{"choice":"declined","at":"2026-11-21T10:00:00.000Z"}';

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Colors' }).getByRole('button', { name, exact: true });

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colours that now apply to the browser's own bars. */
const barColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter((meta) => matchMedia(meta.media).matches)
      .map((meta) => meta.content),
  );

/** Notes the page's colour before every frame, from the first one with a body. */
async function watchColor(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    (function look() {
      // TypeScript holds that there is always a body; while the head is being parsed there is none.
      const body = document.body as HTMLElement | null;
      if (body) seen.add(getComputedStyle(body).backgroundColor);
      requestAnimationFrame(look);
    })();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

async function open(page: Page, path = '/') {
  await page.goto(path);
  await takenOver(page);
}

test.use({ colorScheme: 'light' });

test('A choice changes the colours at once and holds on every later visit without a flash', async ({
  page,
}) => {
  await open(page);
  expect(await background(page)).toBe(pageColor.light);
  await choice(page, 'Dark').click();
  expect(await background(page)).toBe(pageColor.dark);
  expect(await barColors(page)).toEqual(['#0b1120']);

  const colorsSeen = await watchColor(page);
  for (const path of ['/', '/surveys', '/accessibility']) {
    await open(page, path);
    await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
    expect(await colorsSeen()).toEqual([pageColor.dark]);
    expect(await barColors(page)).toEqual(['#0b1120']);
  }
  await choice(page, 'System').click();
  expect(await background(page)).toBe(pageColor.light);
  expect(await barColors(page)).toEqual(['#14233f']);
});

test(
  'Light holds where the system is dark, and System follows the system while the page is open',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    expect(await background(page)).toBe(pageColor.dark);
    await choice(page, 'Light').click();
    expect(await background(page)).toBe(pageColor.light);
    expect(await barColors(page)).toEqual(['#14233f']);
    await choice(page, 'System').click();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).toBe(pageColor.light);
  },
);

test(
  'The choice is on the page before any script file arrives, and looks chosen',
  { tag: '@all' },
  async ({ page }) => {
    await open(page);
    await choice(page, 'Dark').click();
    await page.route('**/assets/**', () => new Promise(() => undefined));
    await page.reload({ waitUntil: 'commit' });
    await expect(choice(page, 'Dark')).toHaveCSS('background-color', rgb(dark.tint));
    await expect(choice(page, 'System')).toHaveCSS('background-color', rgb(dark.card));
    expect(await background(page)).toBe(pageColor.dark);
  },
);

test('A choice pressed before the scripts arrive is not lost', { tag: '@all' }, async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await choice(page, 'Dark').click();
  release();
  await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).toBe(pageColor.dark);
});

test('Another open tab takes over the choice', { tag: '@all' }, async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/education');
  await choice(page, 'Dark').click();
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(choice(other, 'Dark')).toHaveAttribute('aria-pressed', 'true');
});

test('After Decline the choice lives in this tab only', { tag: '@all' }, async ({ page, context }) => {
  await page.addInitScript((text) => {
    localStorage.setItem('consent', text);
  }, declined);
  await open(page);
  await choice(page, 'Dark').click();
  await expect
    .poll(() => page.evaluate(() => [Object.keys(localStorage), sessionStorage.getItem('appearance')]))
    .toEqual([['consent'], '"dark"']);
  const colorsSeen = await watchColor(page);
  await page.reload();
  await takenOver(page);
  expect(await colorsSeen()).toEqual([pageColor.dark]);
  const other = await context.newPage();
  await open(other);
  expect(await background(other)).toBe(pageColor.light);
});

test(
  'The switch works by keyboard as well, and is large enough for a thumb on a narrow phone',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    const columns = new Set<string>();
    for (const name of ['System', 'Light', 'Dark']) {
      const box = await choice(page, name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      columns.add(`${box?.x} ${box?.width}`);
    }
    // Not in a row, for which there is no room: below each other, with one edge at each side.
    expect(columns.size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('link', { name: 'Shared computer? Erase everything' }).focus();
    await page.keyboard.press('Tab');
    await expect(choice(page, 'System')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(choice(page, 'Dark')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Dark')).toBeFocused();
    await page.keyboard.press('Space');
    expect(await background(page)).toBe(pageColor.dark);
    await expect(choice(page, 'Dark')).toBeFocused();
  },
);

test('Without scripts there is no switch, and the page follows the system', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('Colors', { exact: true })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', pageColor.dark);
  await context.close();
});

test('The footer leads to the accessibility page, which names how to report a barrier', async ({ page }) => {
  await open(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeFocused();
  await expect(page).toHaveTitle('Accessibility | Civic Voice');
  await expect(page.getByRole('main').getByRole('link', { name: 'write to us' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).toContain('/accessibility</loc>');
});

test(
  'A visitor who asks for more contrast gets strong lines and no muted text, in both schemes',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await open(page, '/surveys');
    const card = page.getByRole('article').first();
    for (const [name, ink] of [
      ['Light', 'rgb(22, 33, 58)'],
      ['Dark', 'rgb(233, 237, 245)'],
    ] as const) {
      await choice(page, name).click();
      await expect(card.getByRole('button', { name: /^Yes/ })).toHaveCSS('border-color', ink);
      await expect(page.getByText(`0 of ${fixedPolicies.length} answered`, { exact: true })).toHaveCSS(
        'color',
        ink,
      );
      await expect(card).not.toHaveCSS(
        'border-color',
        name === 'Light' ? 'rgb(227, 225, 218)' : 'rgb(43, 56, 82)',
      );
    }
  },
);

test(
  'In forced colors the current page, the chosen colors and filled buttons still stand out',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const look = (name: string) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      return { highlight: look('Highlight') };
    });
    await expect(page.getByRole('link', { name: 'Register to Vote Now' })).toHaveCSS('border-style', 'solid');
    await expect(choice(page, 'System')).toHaveCSS('background-color', system.highlight);
    await expect(choice(page, 'Dark')).not.toHaveCSS('background-color', system.highlight);
    const nav = page.getByRole('navigation', { name: 'Main menu' });
    await nav.getByRole('link', { name: 'Surveys' }).click();
    const lineBelow = (name: string) =>
      nav
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').borderBlockEndStyle);
    await expect.poll(() => lineBelow('Surveys')).toBe('solid');
    expect(await lineBelow('Education')).toBe('none');
    const yes = page.getByRole('button', { name: /^Yes/ }).first();
    await yes.click();
    await expect(yes).toHaveCSS('background-color', system.highlight);
  },
);

test(
  'Nothing shows through a dialog’s backdrop when less transparency is asked for',
  { tag: '@all' },
  async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-transparency', value: 'reduce' },
        { name: 'prefers-color-scheme', value: 'light' },
      ],
    });
    await openForm(page);
    await fill(page);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(question(page)).toBeVisible();
    await expect(page.locator('.MuiBackdrop-root')).toHaveCSS('background-color', pageColor.light);
  },
);
