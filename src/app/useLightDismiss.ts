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
 * only if that is a button, a link or a field (WebKit bug 267688): without this, the menu or the meaning of a term would
 * stay over the page. Only a press that begins and ends beside it counts: otherwise it would close when the page is
 * scrolled, or when words in it are selected beyond its edge.
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
