import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, and best practice. */
const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Three quarters of the time of all. */
const colorRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const rulesFor = {
  /** What any page must keep. */
  all: { runOnly: everyRule },
  /** For the same page in dark or forced colours: only the rules about colour can come out differently. */
  colors: { runOnly: colorRules },
  /** For a page that differs from a checked one only in its words: all rules but those about colour. */
  words: {
    runOnly: everyRule,
    rules: Object.fromEntries(colorRules.values.map((rule) => [rule, { enabled: false }])),
  },
};

/** Of the survey page's cards, which are made alike, those beyond the ones that the states answer or leave unanswered. */
const laterCards = 'main article:nth-of-type(n+5)';

/**
 * @param about `'first cards'` leaves out the cards that differ from the first ones in their words alone.
 * @returns what axe finds wrong on the page as it stands now, a line for each place. Without
 * @axe-core/playwright, which opens another page in every run, for frames from elsewhere that this site has
 * none of, and takes four times as long.
 */
export async function barriers(
  page: Page,
  rules: keyof typeof rulesFor = 'all',
  about: 'whole page' | 'first cards' = 'whole page',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([options, left]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Only of violations are the places wanted: listing those of what passed takes half of the time.
      const { violations } = await run(
        { exclude: [left] },
        { ...(options as axe.RunOptions), resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [rulesFor[rules], about === 'first cards' ? laterCards : 'no-such-element'] as const,
  );
}
