import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { mainId } from '../paths';

/** Where a visitor is on a page: what stands at the top of the window, and how far off its own top is. */
interface Place {
  readonly id: string;
  readonly offset: number;
  /** For when nothing there has an id, or the element is gone. */
  readonly y: number;
}

/** A place tied to an element: heights above it may differ the next time the page is drawn. */
function currentPlace(): Place {
  const element = document.elementFromPoint(window.innerWidth / 2, 1)?.closest('main [id]');
  return {
    id: element?.id ?? '',
    offset: element?.getBoundingClientRect().top ?? 0,
    y: window.scrollY,
  };
}

/** Cards take their real height when they come near the window, a frame after: so the place is looked for again. */
function settleOn(place: Place, frames = 5): void {
  const element = document.getElementById(place.id);
  const top = element ? window.scrollY + element.getBoundingClientRect().top - place.offset : place.y;
  window.scrollTo({ top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => settleOn(place, frames - 1));
}

/** Room left above a part of a screen that an address names, in px. */
const partMargin = 24;

/**
 * A single-page app has to do what a browser does when it loads a page: start at the top, tell
 * assistive technology what is new, and go back to where the visitor was. The browser's own way back
 * fails here, as it looks for the old place before the screen is drawn. An address that names a part of a
 * screen (`/surveys#carbon-tax-policy`) leads to that part.
 */
class ScrollMemory {
  /** By react-router's name for the entry of the session history. */
  private readonly places = new Map<string, Place>();

  constructor(private shown: Location) {}

  /** Remembers where the visitor is on the screen that may be about to be left. */
  readonly remember = (): void => {
    this.places.set(this.shown.key, currentPlace());
  };

  /** To be called once the screen is there. @param isReturn the visitor came by Back or Forward. */
  arrive(at: Location, isReturn: boolean): void {
    const left = this.shown;
    this.shown = at;
    const named = document.getElementById(at.hash.slice(1));
    if (left === at) {
      // The page was loaded here. The browser has scrolled by itself; a visitor who has begun to do something is left alone.
      if (document.activeElement === document.body) named?.focus({ preventScroll: true });
    } else if (named && !isReturn) {
      named.focus({ preventScroll: true });
      settleOn({ id: named.id, offset: partMargin, y: 0 });
    } else if (left.pathname !== at.pathname) {
      const main = document.getElementById(mainId);
      (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
      const place = this.places.get(at.key);
      if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
      else if (place) settleOn(place);
    }
  }
}

/** One for the life of the page. Listens before the router does, while the old screen still stands. */
export function useScrollMemory(): ScrollMemory {
  const location = useLocation();
  const [memory] = useState(() => new ScrollMemory(location));
  useEffect(() => {
    // Only a link leads away. Finding the place lays the page out, which no press on an answer should wait for.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) memory.remember();
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', memory.remember, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', memory.remember, { capture: true });
    };
  }, [memory]);
  return memory;
}

/** Stands after the screen inside its Suspense, so that its effect runs when the screen is there, not when it is asked for. */
export function ScrollRestoration({ memory }: { readonly memory: ScrollMemory }) {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => memory.arrive(location, isReturn), [memory, location, isReturn]);
  return null;
}
