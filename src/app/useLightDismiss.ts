import { useEffect } from 'react';

/**
 * Closes an open popover when something beside it is pressed. Browsers do so by themselves, but that of iOS before 18.3
 * only where the pressed element takes presses (WebKit bug 267688): the menu, or the meaning of a term, then stays over
 * the page. At the end of a press, which never comes if the page is scrolled.
 */
export function useLightDismiss(): void {
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return;
    function dismiss({ target }: PointerEvent) {
      const open = document.querySelector<HTMLElement>(':popover-open');
      if (!open || !(target instanceof Element)) return;
      const isOfPopover = open.contains(target) || target.closest(`[popovertarget="${CSS.escape(open.id)}"]`);
      if (!isOfPopover) open.hidePopover();
    }
    document.addEventListener('pointerup', dismiss);
    return () => document.removeEventListener('pointerup', dismiss);
  }, []);
}
