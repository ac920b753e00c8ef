import type { createBrowserRouter } from 'react-router-dom';

/** Where a visitor is on a page. */
interface Position {
  readonly y: number;
  /** What stands at the top of the window, if it has a name, and how far off its own top is. */
  readonly id: string | undefined;
  readonly top: number;
}

/** By React Router's key of a history entry. */
const positions = new Map<string, Position>();

/**
 * Notes where the visitor is whenever a page is left. Not React Router's `<ScrollRestoration>`: it writes its offsets into
 * sessionStorage, whatever the visitor decided about saving and even after everything was erased. And an offset is not
 * enough here: cards are as high as guessed until they come near the window (`content-visibility`), so above the same
 * offset stands something else the next time.
 */
export function keepScrollPositions(router: ReturnType<typeof createBrowserRouter>): void {
  let shown = router.state.location;
  // Called before React draws the new screen.
  router.subscribe(({ location }) => {
    if (location === shown) return;
    const element = document.elementFromPoint(window.innerWidth / 2, 1)?.closest('main [id]');
    const { top = 0 } = element?.getBoundingClientRect() ?? {};
    positions.set(shown.key, { y: window.scrollY, id: element?.id, top });
    shown = location;
  });
}

/** @param key of the history entry that Back or Forward has led to. Again for some frames, in which cards get their height. */
export function returnToPosition(key: string, frames = 5): void {
  const position = positions.get(key);
  if (!position) return;
  const element = document.getElementById(position.id ?? '');
  const top = element ? window.scrollY + element.getBoundingClientRect().top - position.top : position.y;
  window.scrollTo({ top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => returnToPosition(key, frames - 1));
}
