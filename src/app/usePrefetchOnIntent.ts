import { useEffect } from 'react';
import { findRoute } from './routes';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A failure says nothing here: the visitor has not gone anywhere yet.
  if (link?.origin === location.origin)
    findRoute(link.pathname)
      .load()
      .catch(() => undefined);
}

/** Fetches a screen when the visitor points at, touches or focuses a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, []);
}
