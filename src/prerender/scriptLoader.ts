/*
 * Part of the inline script: loads the page's scripts, and shows a message if they do not arrive or fail. The app
 * cannot show it, as it does not run then, and without the app most buttons do nothing.
 */
import { showLoadFailure } from '../lib/showLoadFailure';
import { showTitleTypeface } from '../ui/typefaces';

/** The app cannot start without these. If a screen's own code is lost, the app requests it again (`app/pages.ts`). */
const isVital = (src: string) => /\/(?:react|main)\./.test(src);

const root = document.documentElement;
const lost = new Set<string>();

/**
 * Scripts inside the page's `<template>` do not load; clones of them in the page do. Creating script elements with a
 * new address instead would need a Trusted Types policy. @param only address of the one script to load; all without it.
 */
function ask(only?: string) {
  const scripts = document.querySelector('template')?.content.querySelectorAll('script') ?? [];
  for (const script of scripts) {
    if (only?.endsWith(script.getAttribute('src') ?? '') === false) continue;
    const clone = script.cloneNode() as HTMLScriptElement;
    // `async = false` keeps the order and still runs each script in a task of its own. Without the order, webpack would
    // hold back what arrives early until the last script is there, and run all of it in one long task.
    clone.async = false;
    document.head.append(clone);
  }
}

/**
 * Puts the page back into its state without scripts. Answers and Decline stay enabled: this script stores them, and
 * they count after a reload.
 */
function failed() {
  delete root.dataset.scripts;
  const dead = '#root button:not([data-answer],[value=declined])';
  for (const button of document.querySelectorAll<HTMLButtonElement>(dead)) button.disabled = true;
  showLoadFailure();
}

function onError(event: Event) {
  const { target } = event;
  if (target instanceof HTMLScriptElement) {
    // If the failed element stayed in the page, webpack would wait for it instead of requesting the file again.
    target.remove();
    if (!isVital(target.src)) return;
    if (lost.has(target.src)) failed();
    else setTimeout(ask, 1000, target.src);
    lost.add(target.src);
  } else if (event instanceof ErrorEvent && isVital(event.filename)) {
    // The script arrived, but threw while it ran: an old browser, or a mistake of ours.
    failed();
  }
}

/**
 * Loads the page's scripts and typefaces two frames after the page is parsed, so that it is painted first.
 * @returns `failed`, to call if the app cannot start, and `stop`, to call once it has started.
 */
export function loadScripts() {
  // Load errors do not bubble; a capturing listener receives them.
  addEventListener('error', onError, true);
  addEventListener('DOMContentLoaded', () => {
    // A hidden page gets no animation frames, so its scripts must not wait for any.
    let frames = document.hidden ? 0 : 2;
    const next = () => {
      if (frames-- > 0) requestAnimationFrame(next);
      else {
        ask();
        // If this fails, the fallback fonts stay, which are just as readable.
        showTitleTypeface().catch(() => undefined);
      }
    };
    next();
  });
  return {
    failed,
    stop: () => removeEventListener('error', onError, true),
  };
}
