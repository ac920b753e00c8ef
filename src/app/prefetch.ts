import { findPlace } from './pages';

const intents = ['pointerover', 'focusin'] as const;

function prefetch({ target }: Event): void {
  // The browser would report each failure on the console.
  if (!navigator.onLine) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  const place = findPlace(link.pathname);
  if (!place?.isKnown || place.path === findPlace(location.pathname)?.path) return;
  // A failure is ignored: if the visitor follows the link, the page is fetched again and a failure is shown.
  place.load().catch(() => undefined);
}

/** Fetches a screen when the visitor points at, touches or focuses a link to it: following it then takes no wait. */
export function prefetchOnIntent(): () => void {
  for (const intent of intents) document.addEventListener(intent, prefetch);
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}
