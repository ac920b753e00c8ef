import type { PointerEvent as ReactPointerEvent } from 'react';

const holds = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: PointerEvent) =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * For a button that what appears above it may move away while it is pressed, so that no click follows. Does what the
 * click would, if the pointer is let go where the button was; not if it was led away first, and not if the page was
 * scrolled meanwhile, by a finger (`pointercancel`) or by a wheel: the visitor then meant no press. Where the button has
 * not moved, the click does it.
 * @param press nothing is done any more once it is aborted.
 */
export function whenLetGo(down: ReactPointerEvent, press: AbortController, act: () => void): void {
  const { currentTarget: button, pointerId } = down;
  const pressed = button.getBoundingClientRect();
  function end(event: PointerEvent) {
    if (event.pointerId !== pointerId) return;
    press.abort();
    const isLetGo = event.type === 'pointerup' && holds(pressed, event);
    if (isLetGo && !holds(button.getBoundingClientRect(), event)) act();
  }
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, end, { signal: press.signal });
  document.addEventListener('wheel', () => press.abort(), { signal: press.signal, passive: true });
}
