/**
 * Requests the full screen. Browsers allow it only during a press, so it is requested before the code of the view has
 * loaded. If it is refused, or not supported as on iPhones, the view fills the window instead.
 */
export function goFullScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

/** For when the view is left or could not be loaded: nobody would find the way out of a page that is not meant for a wall. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
