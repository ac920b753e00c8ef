/**
 * Browsers give the full screen only during a press, so it is asked for before the code of what fills it is there. Refused,
 * or missing on iPhones, a wall fills the window.
 */
export function goFullScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}
