/*
 * Inlined into the page of a class; runs before the first paint. The page is printed with all policies, as only the
 * fragment of the address says which are the class's. This hides the others until `ClassStepper.tsx` removes them on
 * hydration; both must follow the same rules, or cards appear and vanish then. The style hides only within `data-printed`,
 * which hydration removes too.
 */
import { showPart } from '../../lib/skipTo';
import { readClass } from '../sharing/classCode';
import { readStep, stepPath } from './classStep';

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const others = (ids: readonly string[]) => `:not(${ids.map((id) => `[data-in-class="${id}"]`).join()})`;

function showClass() {
  const { policies, code, problem } = readClass(location.hash);
  let hidden = `[data-in-class],ol${location.hash === '' ? '' : ',[data-no-class]'}`;
  if (!problem) {
    // At the step of the code no card has the name of the step, and all are hidden.
    const step = readStep(location.hash, policies) ?? 'code';
    hidden = `[data-no-class],li[data-in-class]${others(policies)},article${others([step])}`;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-printed] ol[data-own] a')) {
      const id = link.parentElement?.dataset.inClass;
      link.hash = code + stepPath(id ? policies.findIndex((each) => each === id) + 1 : 'code');
    }
  }
  sheet.replaceSync(`[data-printed] :is(${hidden}){display:none}`);
}

showClass();
// The links are not parsed yet when this runs first.
document.addEventListener('DOMContentLoaded', showClass);
// A tile that is pressed before the app runs, or if it never does.
addEventListener('hashchange', showClass);
// The browser would put the id of the source into the address in place of the class, and the page would lose its policies.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-printed] a[href^="#"]');
  const part = link && document.getElementById(link.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  showPart(part);
});
