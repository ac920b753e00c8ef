import { findPlace } from './pages';

const intents = ['pointerover', 'focusin'] as const;

/** Only other pages of this build: not another language's, not the page on display, nothing that is no page. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  const place = findPlace(link.pathname);
  if (!place?.isKnown || place.path === findPlace(location.pathname)?.path) return;
  // A failure says nothing here: the visitor has not gone anywhere yet.
  place.load().catch(() => undefined);
}

/** Fetches a screen when the visitor points at, touches or focuses a link to it. @returns what ends it. */
export function prefetchOnIntent(): () => void {
  for (const intent of intents) document.addEventListener(intent, prefetch);
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}
