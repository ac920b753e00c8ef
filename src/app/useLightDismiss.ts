import { useEffect } from 'react';

/** @returns the open popover, if neither it nor its button holds the target. */
function openBeside(target: EventTarget | null): HTMLElement | undefined {
  const open = document.querySelector<HTMLElement>(':popover-open');
  if (!open || !(target instanceof Element)) return undefined;
  const isOfPopover = open.contains(target) || target.closest(`[popovertarget="${CSS.escape(open.id)}"]`);
  return isOfPopover ? undefined : open;
}

/**
 * Closes an open popover when something beside it is pressed. Browsers do so by themselves, but that of iOS before 18.3
 * only where the pressed element takes presses (WebKit bug 267688): the menu, or the meaning of a term, then stays over
 * the page. A press begins and ends beside it: the page may be scrolled, and words in it be selected beyond its edge.
 */
export function useLightDismiss(): void {
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return;
    let pressed: HTMLElement | undefined;
    const begin = ({ target }: PointerEvent) => (pressed = openBeside(target));
    const end = ({ target }: PointerEvent) => {
      if (pressed === openBeside(target)) pressed?.hidePopover();
    };
    document.addEventListener('pointerdown', begin);
    document.addEventListener('pointerup', end);
    return () => {
      document.removeEventListener('pointerdown', begin);
      document.removeEventListener('pointerup', end);
    };
  }, []);
}
