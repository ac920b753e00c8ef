/*
 * A page is drawn at once, in its typefaces if the browser has them and otherwise in fallbacks of the device
 * (`font-display: optional`). Typefaces that come later are a second pair of `@font-face` names for the same files
 * (`app/globalCss.ts`), which draw nothing until the root element names them here. `font-display: swap` was rejected:
 * where a title then takes one line more, the page below moves. So was a change of the `@font-face` rules, which Firefox
 * refuses.
 */
export const late = { serif: 'Source Serif 4 Late', sans: 'Public Sans Late' } as const;

const serifFace = `700 1em "${late.serif}"`;
const sansFace = `1em "${late.sans}"`;

function isInWindow(element: Element): boolean {
  // Asking for the place of what the browser has not laid out yet (`content-visibility`) would make it do so.
  if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Loads both typefaces, then draws the titles in theirs, unless that would move anything in the window up or down.
 * Rejects if a file does not come, and in browsers without `checkVisibility` (Safari before 17.4): the fallback stays.
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

/** For a page that is just being opened, where nothing can move: draws everything in the typefaces that are there. */
export function showTypefaces(): void {
  const areThere = document.fonts.check(serifFace) && document.fonts.check(sansFace);
  if (areThere) document.documentElement.dataset.typefaces = 'all';
}
