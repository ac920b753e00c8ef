/** Least distance to the edge of the screen, in px. */
const margin = 12;

/**
 * Finds where a box beside a term stays on the screen, 320 px wide ones included.
 * @param box stands right after the term's button, below or above it, at any shift.
 * @returns how far to move it sideways from where the term begins, in px, and whether it fits above only.
 */
export function placeInView(box: HTMLElement): { shift: number; above: boolean } {
  const term = box.parentElement?.getBoundingClientRect() ?? box.getBoundingClientRect();
  const { left, width, height } = unshifted(box);
  const { clientWidth, clientHeight } = document.documentElement;
  // A box too wide for the screen starts at its edge.
  const best = Math.max(margin, Math.min(left, clientWidth - margin - width));
  const fitsBelow = term.bottom + height + margin <= clientHeight;
  const fitsAbove = term.top - height - margin >= 0;
  return { shift: Math.round(best - left), above: !fitsBelow && fitsAbove };
}

function unshifted(box: HTMLElement) {
  const { left, width, height } = box.getBoundingClientRect();
  const moved = /translateX\((-?[\d.]+)px\)/.exec(box.style.transform)?.[1];
  return { left: left - Number(moved ?? 0), width, height };
}
