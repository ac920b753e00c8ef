/*
 * Part of the page's inline script: asks for the scripts, and says so where they do not arrive or break.
 * Nothing of the app can, and without it no button works.
 */
import { showLoadFailure } from '../ui/showLoadFailure';

/** Without these nothing starts; a screen's own code is asked for again by the app (`app/routes.tsx`). */
const isVital = (src: string) => /\/(?:react|main)\./.test(src);

const root = document.documentElement;
const lost = new Set<string>();

/**
 * The scripts stand in a template of the page, where they load nothing. Cloned, they do; writing a new address
 * would take a Trusted Types policy. @param only address of the one script to ask for.
 */
function ask(only?: string) {
  const scripts = document.querySelector('template')?.content.querySelectorAll('script') ?? [];
  for (const script of scripts) {
    if (only?.endsWith(script.getAttribute('src') ?? '') === false) continue;
    const clone = script.cloneNode() as HTMLScriptElement;
    // In order, each a task of its own: out of order, the first would wait for the last and run with it.
    clone.async = false;
    document.head.append(clone);
  }
}

/** Leaves the page as it is without scripts. Answers and Decline can go on: they hold once it is tried again. */
function failed() {
  delete root.dataset.scripts;
  const dead = '#root button:not([data-answer],[value=declined])';
  for (const button of document.querySelectorAll<HTMLButtonElement>(dead)) button.disabled = true;
  showLoadFailure();
}

function onError(event: Event) {
  const { target } = event;
  if (target instanceof HTMLScriptElement) {
    // Left in the page, webpack would wait for it instead of asking again.
    target.remove();
    if (!isVital(target.src)) return;
    if (lost.has(target.src)) failed();
    else setTimeout(ask, 1000, target.src);
    lost.add(target.src);
  } else if (event instanceof ErrorEvent && isVital(event.filename)) {
    // It arrived, and an old browser or a mistake of ours stopped it.
    failed();
  }
}

/** Asks for the page's scripts once it is parsed and painted. @returns what to call if the app can't start, and once it has. */
export function loadScripts() {
  // What fails tells only its own element, which a listener that captures hears as well.
  addEventListener('error', onError, true);
  addEventListener('DOMContentLoaded', () => {
    // A page that is not in view paints nothing, and must not wait for it.
    let frames = document.hidden ? 0 : 2;
    const next = () => {
      if (frames-- > 0) requestAnimationFrame(next);
      else ask();
    };
    next();
  });
  return {
    failed,
    stop: () => removeEventListener('error', onError, true),
  };
}
