/** Where a visitor is on a page: what stands at the top of the window, and how far off its own top is. */
export interface ScrollPlace {
  readonly id: string;
  readonly offset: number;
  /** For when nothing there has an id, or the element is gone. */
  readonly y: number;
}

/** A place tied to an element: heights above it may differ the next time the page is drawn. */
export function currentPlace(): ScrollPlace {
  const element = document.elementFromPoint(window.innerWidth / 2, 1)?.closest('main [id]');
  return {
    id: element?.id ?? '',
    offset: element?.getBoundingClientRect().top ?? 0,
    y: window.scrollY,
  };
}

export function returnTo({ id, offset, y }: ScrollPlace): void {
  const element = document.getElementById(id);
  const top = element ? window.scrollY + element.getBoundingClientRect().top - offset : y;
  window.scrollTo({ top, behavior: 'instant' });
}
