import { useEffect } from 'react';
import { focusPart } from '../lib/skipTo';

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
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    const app = document.getElementById('root');
    /** Of the element focused last and, if it is in a dialog, of the last one outside, as a dialog is removed whole. */
    let places: readonly Place[] = [];
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const place = placeOf(target);
      places = app?.contains(target) ? [place] : [place, ...places.slice(-1)];
    }
    function rescue() {
      const isLost = document.activeElement === document.body && places[0]?.[0]?.isConnected === false;
      const next = places.flat().find((each) => each.isConnected && each !== document.body && each !== app);
      if (isLost && next instanceof HTMLElement) focusPart(next);
    }
    // Other code that moves the focus has done so by the next frame.
    const removals = new MutationObserver(() => requestAnimationFrame(rescue));
    removals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      removals.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
