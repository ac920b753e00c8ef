import { useEffect } from 'react';

/** Each focused element with what it stands in, the nearest first. */
type Place = readonly Element[];

function placeOf(element: Element): Place {
  const around = element.parentElement;
  return around ? [element, ...placeOf(around)] : [];
}

/**
 * A press may remove the button that was pressed. Focus then falls to the page, and a screen reader begins at its top again.
 * Where nothing else takes it, it goes to the nearest thing around the button that is still there; after a dialog, to
 * what is around the element that opened it. Without this, every such button needs code of its own.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    const app = document.getElementById('root');
    /** Of the element focused last, and of the last one outside of a dialog. */
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
    // What focuses something itself does so by the next frame.
    const removals = new MutationObserver(() => requestAnimationFrame(rescue));
    removals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      removals.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

/** Focuses what Tab does not lead to. The page stays where it is. */
function focusPart(part: HTMLElement): void {
  if (!part.matches(':is(a, button, input, select, textarea, [tabindex])')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
