/*
 * Part of the page's inline script (`early.ts`): without React and the main script no button works, and
 * nothing of the app can say so. They are asked for once more; then the page shows the line it carries for that (`app/Unfinished.tsx`).
 */
import { offerReload } from './ui/offerReload';

function onLost({ target }: Event) {
  if (!(target instanceof HTMLScriptElement)) return;
  // Left in the page, webpack would wait for it instead of asking again.
  target.remove();
  if (/\/(?:react|main)\./.test(target.src)) {
    // As a module: the address of a script element takes a Trusted Types policy.
    setTimeout(() => void import(/* webpackIgnore: true */ target.src).catch(offerReload), 1000);
  }
}

/** A script that fails tells only its own element, which a listener that captures hears as well. */
export function watchForLostScripts() {
  addEventListener('error', onLost, true);
}
