import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export type Choice = 'yes' | 'no' | 'undecided';
export type Stored = Record<string, string>;

const words = { yes: 'Yes', no: 'No', undecided: 'Undecided' } as const;

/** @param policy its number, 1 to 10. */
export function answerButton(page: Page, policy: number, choice: Choice): Locator {
  const card = page.getByRole('article').nth(policy - 1);
  return card.getByRole('button', { name: new RegExp(`^${words[choice]}, `) });
}

/** Presses until the page answers: before the scripts are in charge, a press is lost on it. */
export async function answer(page: Page, policy: number, choice: Choice): Promise<void> {
  const button = answerButton(page, policy, choice);
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
}

export async function expectAnswer(
  page: Page,
  policy: number,
  choice: Choice,
  timeout = 5000,
): Promise<void> {
  await expect(answerButton(page, policy, choice)).toHaveAttribute('aria-pressed', 'true', { timeout });
}

export async function expectNoAnswer(page: Page, policy: number): Promise<void> {
  for (const choice of ['yes', 'no', 'undecided'] as const) {
    await expect(answerButton(page, policy, choice)).toHaveAttribute('aria-pressed', 'false');
  }
}

/** Waits until the scripts are in charge of the answers: React marks the elements it took over. */
export async function openSurveys(page: Page): Promise<void> {
  await page.goto('/surveys');
  await expectHydrated(page);
}

export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('main button')];
    return buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
  });
}

/** Everything the site keeps in localStorage, or in the tab. */
export function stored(
  page: Page,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Promise<Stored> {
  return page.evaluate((name) => Object.fromEntries(Object.entries<string>(window[name])), area);
}

/** Fills the browser's storage before the site starts, from a page of the same origin that runs nothing and asks for no icon. */
export async function storeBefore(page: Page, values: Stored): Promise<void> {
  await page.route('/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, values);
}

export const notice = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByRole('alert');

/** The line that stays on the page while what is entered is not saved. */
export const notSavedLine = (page: Page): Locator =>
  page.getByRole('status', { name: 'Saving' }).getByText('Not saved on this device');
