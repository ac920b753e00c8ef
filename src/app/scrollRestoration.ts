import type { createBrowserRouter } from 'react-router-dom';

interface Position {
  readonly y: number;
  /** Id of the article or section at the top of the window. Without it, or once a filter hides it, `y` is restored. */
  readonly id: string | undefined;
  readonly top: number;
}

/** By React Router's key of the history entry, because one address may be in the history more than once. */
const positions = new Map<string, Position>();

/**
 * Remembers the scroll position of each history entry and restores it on Back and Forward. Not React Router's
 * `<ScrollRestoration>`, for two reasons. It writes to sessionStorage even after the visitor declined saving or erased
 * everything. And it restores an offset only: cards have an estimated height until they come near the window
 * (`content-visibility`), so the same offset may show another card the next time.
 */
export function trackScrollPositions(router: ReturnType<typeof createBrowserRouter>): void {
  let shown = router.state.location;
  let beforeTraversal: Position | undefined;
  // Back and Forward: while the code of the screen is fetched, the browser scrolls the old one to the place of the new
  // one. A second press meanwhile must not measure that. `capture`: before the router hears of it.
  const measure = () => (beforeTraversal ??= positionNow());
  window.addEventListener('popstate', measure, { capture: true });
  // Called before React renders the new screen, so the old one can still be measured.
  router.subscribe(({ location, navigation }) => {
    if (location !== shown) positions.set(shown.key, beforeTraversal ?? positionNow());
    // If the visitor was asked and stayed, what was measured is out of date.
    if (location !== shown || navigation.state === 'idle') beforeTraversal = undefined;
    shown = location;
  });
}

function positionNow(): Position {
  // Elements that stick to the top of the window are there at every position: take the article or section below.
  const [element] = document
    .elementsFromPoint(window.innerWidth / 2, 1)
    .flatMap((under) => under.closest('main article[id], main section[id]') ?? []);
  const { top = 0 } = element?.getBoundingClientRect() ?? {};
  return { y: window.scrollY, id: element?.id, top };
}

/**
 * @param key of the history entry. @param frames to repeat it in, as cards near the window change their height.
 * @returns false if nothing is remembered of the entry, as after a reload.
 */
export function restoreScrollPosition(key: string, frames = 5): boolean {
  const position = positions.get(key);
  if (!position) return false;
  const element = document.getElementById(position.id ?? '');
  // What is hidden has no place: each frame would scroll on by what was above the window.
  const [box] = element?.getClientRects() ?? [];
  const top = box ? window.scrollY + box.top - position.top : position.y;
  window.scrollTo({ top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => restoreScrollPosition(key, frames - 1));
  return true;
}
