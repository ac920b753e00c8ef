type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/*
 * Chromium calls a window's `popstate` listeners in the order they were added, capturing or not. To be
 * asked before the router, this listener has to be there first: main.tsx imports this module.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => gate?.(event), { capture: true });
}

/** @param next hears of Back and Forward before the router does, and may stop the event; `null` to hear no more. */
export function guardBack(next: Gate | null): void {
  gate = next;
}
