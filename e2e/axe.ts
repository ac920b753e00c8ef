import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, and best practice. */
const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** These two take three quarters of the time of all rules. */
const colorRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const rulesFor = {
  /** What any page must keep. */
  all: { runOnly: everyRule },
  /** For the same page in dark or forced colours: only the rules about colour can come out differently. */
  colors: { runOnly: colorRules },
  /** For a page that differs from a checked one only in its words or its window: all rules but those about colour. */
  words: {
    runOnly: everyRule,
    rules: Object.fromEntries(colorRules.values.map((rule) => [rule, { enabled: false }])),
  },
};

/**
 * The cards of the survey page from the fifth on. All cards are built alike, and of the first four the states answer
 * three, one in each way, and leave one without an answer.
 */
const laterCards = 'main article:nth-of-type(n+5)';

/**
 * @param about `'first cards'` leaves out the cards that differ from the first ones in their words alone.
 * @returns what axe finds wrong on the page as it stands now, a line for each place, and which descriptions Firefox does
 * not tell. Without @axe-core/playwright,
 * which opens another page in every run, for frames of other sites, of which this site has none, and takes four times
 * as long.
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
      // Only violations are wanted. Listing the places of what passed takes half of the time.
      const { violations } = await run(
        { exclude: [left] },
        // The cards in the preview for other sites answer no messages.
        { ...(options as axe.RunOptions), resultTypes: ['violations'], iframes: false },
      );
      const live = ':is([role=status], [role=alert])';
      const isLive = (id: string) => document.querySelector(`#${id}${live}, #${id} ${live}`) !== null;
      const silent = [...document.querySelectorAll('[aria-describedby]')].filter((element) =>
        element.getAttribute('aria-describedby')?.split(' ').map(CSS.escape).some(isLive),
      );
      return [
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
        ),
        ...silent.map(
          (element) => `Described by a live region, which Firefox leaves out: ${element.outerHTML}`,
        ),
      ];
    },
    [rulesFor[rules], about === 'first cards' ? laterCards : 'no-such-element'] as const,
  );
}
