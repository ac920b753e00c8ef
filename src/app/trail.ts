import { mainId } from '../paths';
import { currentPlace, returnTo } from '../ui/scrollPlace';
import type { ScrollPlace } from '../ui/scrollPlace';

interface Stop {
  readonly pathname: string;
  /** react-router's name for this entry of the session history. */
  readonly key: string;
}

/**
 * A single-page app has to do what a browser does when it loads a page: start at the top, tell
 * assistive technology what is new, and go back to where the visitor was. The browser's own way back
 * fails here, as it looks for the old place before the screen is drawn.
 */
export class Trail {
  private readonly places = new Map<string, ScrollPlace>();
  private shown: Stop;

  constructor(first: Stop) {
    this.shown = first;
  }

  /** Remembers where the visitor is on the screen that may be about to be left. */
  readonly remember = (): void => {
    this.places.set(this.shown.key, currentPlace());
  };

  /**
   * To be called once the screen is there.
   * @param isReturn the visitor came by Back or Forward. @param anchor id of what the link leads to, if it names any.
   */
  arrive(at: Stop, isReturn: boolean, anchor = ''): void {
    const isNew = this.shown.pathname !== at.pathname;
    this.shown = at;
    if (!isNew) return;
    const target = isReturn ? null : document.getElementById(anchor);
    if (target) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ behavior: 'instant' });
      return;
    }
    const main = document.getElementById(mainId);
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
    const place = this.places.get(at.key);
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (place) {
      returnTo(place);
      // Once more after the first layout: cards take their real height when they come near the window.
      requestAnimationFrame(() => {
        returnTo(place);
      });
    }
  }
}
