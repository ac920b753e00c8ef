import type { Page } from '@playwright/test';
import { screens } from './screens';
import { expect, startWith, test, visit } from './siteTest';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** What the browser tells assistive technology of a button that opens a popover. */
async function isExpanded(page: Page): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const menu = nodes.find(
    ({ role, name }) => role?.value === 'button' && String(name?.value).endsWith('Menu'),
  );
  return menu?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the links wait behind the menu button, which Escape, a link and the keyboard alone work as well', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(mainMenu(page)).toBeHidden();
    await expect.poll(() => isExpanded(page)).toBe(false);
    const place = await menuButton(page).boundingBox();
    await menuButton(page).click();
    await expect(mainMenu(page)).toBeVisible();
    await expect.poll(() => isExpanded(page)).toBe(true);
    expect(await menuButton(page).boundingBox()).toEqual(place);
    await expect(mainMenu(page).getByRole('link')).toHaveText([
      'Surveys',
      'My answers',
      'Write or Call',
      'Education',
      'Register',
      'Register to vote (opens in a new tab)',
    ]);
    await menuButton(page).click();
    await expect(mainMenu(page)).toBeHidden();
    await test.step('Escape closes the menu and returns focus to its button', async () => {
      await menuButton(page).click();
      await mainMenu(page).getByRole('link', { name: 'Education' }).focus();
      await page.keyboard.press('Escape');
      await expect(mainMenu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
    await test.step('following a link closes it', async () => {
      await menuButton(page).click();
      await mainMenu(page).getByRole('link', { name: 'Education' }).click();
      await expect(page.locator('h1')).toHaveText('Understanding Legislation');
      await expect(mainMenu(page)).toBeHidden();
      await expect.poll(() => isExpanded(page)).toBe(false);
    });
    await test.step('following the link to the present screen closes it, too', async () => {
      await menuButton(page).click();
      await mainMenu(page).getByRole('link', { name: 'Education' }).click();
      await expect(mainMenu(page)).toBeHidden();
    });
    await test.step('by keyboard alone', async () => {
      await page.getByRole('link', { name: 'Español' }).focus();
      await page.keyboard.press('Tab');
      await expect(menuButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      // From there a screen reader's cursor goes on.
      await expect(mainMenu(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(mainMenu(page).getByRole('link', { name: 'Surveys' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText('Policy Surveys');
      await expect(page.locator('h1')).toBeFocused();
    });
  });

  test('a menu opened again before the router has followed its link stays open, and Back closes it', async ({
    page,
  }) => {
    await visit(page, '/education#process');
    const entry = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
    const before = await entry();
    await menuButton(page).click();
    await mainMenu(page)
      .getByRole('link', { name: 'Education' })
      .evaluate((link: HTMLAnchorElement) => {
        link.click();
        document.getElementById('main-menu')?.showPopover();
      });
    await expect.poll(entry).not.toBe(before);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(mainMenu(page)).toBeVisible();
    await page.goBack();
    await expect(mainMenu(page)).toBeHidden();
  });
});

test('On a wide screen the links are in view; to go to a screen, Back and Forward move focus, title, address and mark without loading a page', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(mainMenu(page).getByRole('link')).toHaveText([
    'Surveys',
    'My answers',
    'Write or Call',
    'Education',
    'Register',
    'Register to vote (opens in a new tab)',
  ]);
  await expect(mainMenu(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.dataset.samePage = 'yes';
  });
  for (const { path, title } of screens.slice(1, 4)) {
    const link = mainMenu(page).locator(`a[href="${path}"]`);
    await link.click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Civic Voice`);
    await expect(page).toHaveURL(path);
    await expect(page.locator('[aria-current=page]')).toHaveCount(1);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('html')).toHaveAttribute('data-same-page', 'yes');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  }
  const [, before, last] = screens.slice(1, 4);
  for (const [go, to] of [
    [() => page.goBack(), before],
    [() => page.goForward(), last],
  ] as const) {
    await go();
    await expect(page).toHaveTitle(`${to?.title ?? ''} | Civic Voice`);
    await expect(page.locator('h1')).toBeFocused();
  }
});

test(
  'Under the pointer a button of the bar keeps the bar’s ground, or its white words could not be read',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/');
    const button = mainMenu(page).getByRole('link', { name: /^Register to vote/ });
    await button.hover();
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

test('A new screen starts at its top; Back and Forward return to where the visitor was', async ({ page }) => {
  await visit(page, '/surveys');
  const card = page.getByRole('article', { name: 'Data Privacy Protection' });
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await card.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeLessThan(-100);
  const before = await top();
  // Not `click()`, which would scroll to the footer first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Privacy Policy');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Policy Surveys');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(20);
  await expect(page.locator('h1')).toBeFocused();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Privacy Policy');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 900)).toBeLessThan(20);
});

test(
  'The skip link is the first stop after the banner, shows itself and leads to the content',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/surveys');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).not.toBeInViewport();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  },
);

test('A page reached with a slash at its end is the page without', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/surveys/');
  await expect(page).toHaveURL('/surveys');
  await expect(page.locator('[aria-current=page]')).toHaveCount(1);
  await visit(page, '/register/?from=chat');
  await expect(page).toHaveURL('/register?from=chat');
  await page.getByLabel('First Name').fill('Ada');
  // A link to the present page leaves nothing, so nothing is asked.
  await mainMenu(page).getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mainMenu(page).getByRole('link', { name: 'Education' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const home of ['/', '/es/']) {
  test(
    `With all ten answered the bar is one line in every window, at ${home}`,
    { tag: '@all' },
    async ({ page }) => {
      const votes = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [place + 1, 'yes']));
      await startWith(page, { votes: JSON.stringify(votes) });
      await visit(page, home);
      for (const width of [768, 928, 959, 960, 1024, 1087, 1088, 1215, 1216, 1280, 1680]) {
        await page.setViewportSize({ width, height: 720 });
        const bar = await page.getByRole('banner').boundingBox();
        // 65 px in one row, 113 in two.
        expect.soft(bar?.height, `${width} px`).toBeLessThan(80);
      }
    },
  );
}
