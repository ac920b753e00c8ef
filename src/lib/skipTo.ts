import type { MouseEvent } from 'react';

/**
 * Handles a press on a link to a part of the same page. Moves the focus at once, so that a Tab pressed right after it
 * starts there; the router would move it only after it has rendered. The address stays: its fragment may hold a group
 * or a comparison, which following the link would replace.
 */
export function skipTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
