import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { visit } from './siteTest';

export type Answer = 'yes' | 'no' | 'undecided';
export type Stored = Record<string, string>;

const words = { yes: 'Yes', no: 'No', undecided: 'Undecided' } as const;

/** @param policy its number, from 1 on. */
export function answerButton(page: Page, policy: number, given: Answer): Locator {
  const card = page.getByRole('article').nth(policy - 1);
  return card.getByRole('button', { name: new RegExp(`^${words[given]}, `) });
}

/** Presses once, whether the scripts have arrived or not: in neither case may the press be lost. */
export async function answer(page: Page, policy: number, given: Answer): Promise<void> {
  const button = answerButton(page, policy, given);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

export async function expectAnswer(page: Page, policy: number, given: Answer): Promise<void> {
  await expect(answerButton(page, policy, given)).toHaveAttribute('aria-pressed', 'true');
}

export async function expectNoAnswer(page: Page, policy: number): Promise<void> {
  for (const given of ['yes', 'no', 'undecided'] as const) {
    await expect(answerButton(page, policy, given)).toHaveAttribute('aria-pressed', 'false');
  }
}

export const openSurveys = (page: Page): Promise<void> => visit(page, '/surveys');

/** What is stored beside an answer that was pressed: its day. What it says is tested in `reasons.spec.ts`. */
export const itsDay = { reasons: expect.stringContaining('"answered"') as unknown };

/** Everything the site keeps in localStorage, or in the tab. */
export function stored(
  page: Page,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Promise<Stored> {
  return page.evaluate((name) => Object.fromEntries(Object.entries<string>(window[name])), area);
}

/** localStorage, IndexedDB and cookies hold the choice and nothing else. */
export async function expectOnlyChoice(page: Page): Promise<void> {
  await expect.poll(async () => Object.keys(await stored(page))).toEqual(['consent']);
  expect((await stored(page)).consent).toMatch(/^{"choice":"declined","at":"\d{4}-[^"]+Z"}$/);
  await expectNoOtherStore(page);
}

async function expectNoOtherStore(page: Page): Promise<void> {
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

/** Nothing of a visitor is in any store. */
export async function expectNothingLeft(page: Page): Promise<void> {
  expect([await stored(page), await stored(page, 'sessionStorage')]).toEqual([{}, {}]);
  await expectNoOtherStore(page);
}

export const notice = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByRole('alert').locator('> :visible');

/** The line that stays on the page while what is entered is not saved. */
export const notSavedLine = (page: Page): Locator =>
  page.getByRole('status').getByText('Not saved on this device');
