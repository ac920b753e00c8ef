import { useEffect, useRef } from 'react';
import type { Scheme } from './appearanceDocument';

/** The same marks as `early.ts` sets before the first paint: global CSS goes by the root's, the browser's own bars by the metas'. */
function showScheme(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = meta.dataset.scheme ?? '';
    if (scheme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === scheme ? 'all' : 'not all';
  }
}

/** Keeps the page in the chosen colours. The first `system` is only the state before the stored choice is loaded, and must not undo the marks. */
export function useSchemeOnPage(scheme: Scheme): void {
  const shown = useRef<Scheme>('system');
  useEffect(() => {
    if (shown.current === scheme) return;
    shown.current = scheme;
    showScheme(scheme);
  }, [scheme]);
}
