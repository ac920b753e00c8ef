import { slugOf } from '../../lib/slugOf';

/**
 * Hides the cards that the filter in the address excludes, before the app is there. Must match `surveyFilter.ts`:
 * otherwise cards appear or vanish when it starts. Apart from it, because every page downloads this. Once the
 * page is drawn with what is stored, no element has `data-printed`, and the style here hides nothing.
 */
export function filterCards(given: Readonly<Record<string, string>>): void {
  const answer = slugOf(new URLSearchParams(location.search).get('answer'));
  if (!/^(?:unanswered|yes|no|undecided)$/.test(answer)) return;
  const unanswered = answer === 'unanswered';
  const cards = Object.entries(given)
    .filter(([, each]) => unanswered || each === answer)
    .map(([policy]) => `[data-policy="${parseInt(policy)}"]`);
  const hidden = unanswered
    ? `article:is(${cards.join()}):not(:target)`
    : `article[data-policy]:not(${[...cards, ':target'].join()})`;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-printed] ${hidden}{display:none}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
