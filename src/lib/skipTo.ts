import type { MouseEvent } from 'react';

/**
 * Handles a press on a link to a part of the same page. Moves the focus at once, so that a Tab pressed right after it
 * starts there; the router would move it only after it has rendered. The address stays: its fragment may hold a group
 * or a comparison, which following the link would replace.
 */
export function skipTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  // Otherwise `useInternalLinks` would remember the link, and Back would move the focus to it.
  event.stopPropagation();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target) showPart(target);
}

/** Scrolls to a part of the page, opens what it is folded in, and moves the focus to it. */
export function showPart(part: HTMLElement): void {
  for (
    let around = part.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  part.scrollIntoView();
  focusPart(part);
}

/** An element that cannot take the focus needs a `tabindex` as long as it has it: `focus()` would do nothing. */
export function focusPart(part: HTMLElement): void {
  if (!part.matches(':is(a, button, input, select, textarea, [tabindex])')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
