import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Space (px) between a notice and the edge of the window, and above it. */
const margin = 32;

/**
 * A notice lies over the foot of the window, and what has the focus must not lie under it (WCAG 2.4.11).
 * While it is shown, the page ends that much later and whatever Tab leads to stops above it; both are in
 * `app/globalCss.ts`. What has the focus already is moved there, unless a pointer put it there: then the
 * page stands still under the visitor's hand.
 */
export function useFocusKeptClear(notice: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // Its height in the layout: it grows into its size, and its box is still small.
    style.setProperty('--cv-notice', `${(notice.current?.offsetHeight ?? 0) + margin}px`);
    const focused = document.querySelector(':focus-visible');
    if (focused && !notice.current?.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
    return () => {
      style.removeProperty('--cv-notice');
    };
  }, [notice]);
}
