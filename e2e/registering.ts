import type { Locator, Page } from '@playwright/test';
import { goodPhoto } from './photos';
import type { TestFile } from './photos';
import { expect, visit } from './siteTest';

export const person = {
  'First Name': 'Ana',
  'Last Name': 'Ruiz',
  Email: 'ana@example.com',
  Password: 'kumquat-9-lantern',
} as const;

export type Label = keyof typeof person | 'Photo';

/** Opens the form and waits until the scripts are in charge of it. */
export async function openForm(page: Page): Promise<void> {
  await visit(page, '/register');
}

/** @param beforeScripts the form's scripts are still held back, so the photo is not prepared yet. */
export async function fill(
  page: Page,
  { without, beforeScripts }: { without?: Label; beforeScripts?: boolean } = {},
): Promise<void> {
  for (const [label, text] of Object.entries(person)) {
    if (label !== without) await page.getByLabel(label).fill(text);
  }
  if (without === 'Photo') return;
  await page.getByLabel('Photo').setInputFiles(goodPhoto);
  if (beforeScripts) return;
  // The photo's editor pushes the button down when it appears. A press at that moment would miss it.
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
}

export async function choosePhoto(page: Page, file: TestFile): Promise<void> {
  await page.getByLabel('Photo').setInputFiles(file);
}

export const question = (page: Page): Locator =>
  page.getByRole('dialog', {
    name: 'By registering, you confirm that all provided information is accurate and belongs to you. Do you agree?',
  });

export async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register' }).click();
  await question(page).getByRole('button', { name: 'I agree' }).click();
}

interface StoredUser {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  photo: { name: string; type: string; size: number; width: number; height: number; dataUrl: string };
}

export function storedUser(page: Page): Promise<StoredUser | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as StoredUser | null);
}
