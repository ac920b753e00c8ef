import { useEffect } from 'react';
import { focusPart, showPart } from '../lib/skipTo';

/** A focused element, then its ancestors, nearest first: the first that is still in the page gets the focus. */
type Place = readonly Element[];

function placeOf(element: Element): Place {
  const around = element.parentElement;
  return around ? [element, ...placeOf(around)] : [];
}

/**
 * If a press removes the pressed button, the focus falls to the page's body, and a screen reader begins at its top
 * again. Unless other code takes the focus, it moves to the button's nearest ancestor that is still in the page; after
 * a dialog, to that of the element focused before. Without this, every such button would need code of its own.
 *
 * Where another element of the same id has taken its place, that is shown and focused: whoever was led to a part of the
 * page that is drawn anew once its code is there stays at that part.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    const app = document.getElementById('root');
    /**
     * Where the element that was focused last stands. It is noted from the start, because a browser that opens an address
     * with a fragment focuses that part before this runs, and the focus would be lost once the part is drawn anew. For an
     * element in a dialog, the place of the last one outside follows, as a dialog is removed whole.
     */
    let places: readonly Place[] = [placeOf(document.activeElement ?? document.body)];
    /** Whether the visitor has scrolled away since. */
    let isScrolled = false;
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const place = placeOf(target);
      places = app?.contains(target) ? [place] : [place, ...places.slice(-1)];
      isScrolled = false;
    }
    function noteScroll() {
      isScrolled = true;
    }
    function rescue() {
      const lost = places[0]?.[0];
      if (document.activeElement !== document.body || lost?.isConnected !== false) return;
      const same = document.getElementById(lost.id);
      const next = places.flat().find((each) => each.isConnected && each !== document.body && each !== app);
      if (same) (isScrolled ? focusPart : showPart)(same);
      if (document.activeElement === document.body && next instanceof HTMLElement) focusPart(next);
    }
    // Other code that moves the focus has done so by the next frame.
    const removals = new MutationObserver(() => requestAnimationFrame(rescue));
    removals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    const scrolls = ['wheel', 'touchmove'];
    for (const type of scrolls) document.addEventListener(type, noteScroll, { passive: true });
    return () => {
      removals.disconnect();
      document.removeEventListener('focusin', remember);
      for (const type of scrolls) document.removeEventListener(type, noteScroll);
    };
  }, []);
}
