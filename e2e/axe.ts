import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, and best practice. */
const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** What another look of the same page can change. */
export const colorRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * @returns what axe finds wrong on the page as it stands now, a line for each place. Without
 * @axe-core/playwright, which opens another page in every run, for frames from elsewhere that this site has
 * none of, and takes four times as long.
 */
export async function barriers(
  page: Page,
  rules: typeof everyRule | typeof colorRules = everyRule,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Only of violations are the places wanted: listing those of what passed takes half of the time.
    const { violations } = await run({
      runOnly: { type: runOnly.type, values: [...runOnly.values] },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, rules);
}
