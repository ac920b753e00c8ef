import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** @returns what axe finds wrong on the page as it stands now, each with the places. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
