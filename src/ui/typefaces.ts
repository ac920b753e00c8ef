/*
 * A page is drawn at once, in its typefaces if the browser has them and otherwise in fallbacks of the device
 * (`font-display: optional`). For typefaces that are loaded later there is a second pair of `@font-face` names for the
 * same files (`app/globalCss.ts`), unused until the functions below mark the root element. `font-display: swap` was
 * rejected: if a title then takes one line more, the page below moves. So was a change of the `@font-face` rules, which
 * Firefox refuses.
 */
export const late = { serif: 'Source Serif 4 Late', sans: 'Public Sans Late' } as const;

const serifFace = `700 1em "${late.serif}"`;
const sansFace = `1em "${late.sans}"`;

function isInWindow(element: Element): boolean {
  // Measuring an element that is not laid out yet (`content-visibility`) would force the browser to do so.
  if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Loads the serif and draws the titles in it, unless that would move anything in the window up or down. Then loads the
 * sans, for later screens. Rejects if a file is lost, and in browsers without `checkVisibility` (Safari before 17.4):
 * the fallback stays.
 */
export async function showTitleTypeface(): Promise<void> {
  await document.fonts.load(serifFace);
  const shown = [...document.querySelectorAll('h1,h2,h3,p,li,button')].filter(isInWindow);
  const tops = () => shown.map((element) => element.getBoundingClientRect().top).join();
  const before = tops();
  const { dataset } = document.documentElement;
  dataset.typefaces = 'titles';
  if (tops() !== before) delete dataset.typefaces;
  await document.fonts.load(sansFace);
}

/** For a screen that is just being opened, where nothing can move: uses both typefaces if both are loaded. */
export function showTypefaces(): void {
  const areThere = document.fonts.check(serifFace) && document.fonts.check(sansFace);
  if (areThere) document.documentElement.dataset.typefaces = 'all';
}
