import { mainId } from '../paths';
import { currentPlace, returnTo } from '../ui/scrollPlace';
import type { ScrollPlace } from '../ui/scrollPlace';

interface Stop {
  readonly pathname: string;
  /** react-router's name for this entry of the session history. */
  readonly key: string;
  /** `#` and the id of the part of the screen that the address names, or nothing. */
  readonly hash: string;
}

/**
 * A single-page app has to do what a browser does when it loads a page: start at the top, tell
 * assistive technology what is new, and go back to where the visitor was. The browser's own way back
 * fails here, as it looks for the old place before the screen is drawn. An address that names a part of a
 * screen (`/surveys#carbon-tax-policy`) leads to that part.
 */
export class Trail {
  private readonly places = new Map<string, ScrollPlace>();
  private shown: Stop;
  private isFirst = true;

  constructor(first: Stop) {
    this.shown = first;
  }

  /** Remembers where the visitor is on the screen that may be about to be left. */
  readonly remember = (): void => {
    this.places.set(this.shown.key, currentPlace());
  };

  /** To be called once the screen is there. @param isReturn the visitor came by Back or Forward. */
  arrive(at: Stop, isReturn: boolean): void {
    const { isFirst } = this;
    const isNew = this.shown.pathname !== at.pathname;
    this.isFirst = false;
    this.shown = at;
    const named = at.hash === '' ? null : document.getElementById(at.hash.slice(1));
    if (isFirst) {
      // The browser has scrolled there by itself; a visitor who has begun to do something is left alone.
      if (document.activeElement === document.body) named?.focus({ preventScroll: true });
      return;
    }
    if (named && !isReturn) {
      named.focus({ preventScroll: true });
      bringBack({ id: named.id, offset: partMargin, y: 0 });
      return;
    }
    if (!isNew) return;
    const main = document.getElementById(mainId);
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
    const place = this.places.get(at.key);
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (place) bringBack(place);
  }
}

/** Room left above a part of a screen that an address names, in px. */
const partMargin = 24;

function bringBack(place: ScrollPlace): void {
  returnTo(place);
  // Once more after the first layout: cards take their real height when they come near the window.
  requestAnimationFrame(() => {
    returnTo(place);
  });
}
