/**
 * Requests the full screen. Browsers allow it only during a press, so it is requested before the code of the view has
 * loaded. If it is refused, or not supported as on iPhones, the view fills the window instead.
 */
export function goFullScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

/** For a view that was left or could not be loaded: the page below has no button that ends the full screen. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
