/*
 * Part of the inline script: loads the page's scripts, and shows a message if they do not arrive or fail. The app
 * cannot show it, as it does not run then, and without the app most buttons do nothing.
 */
import { hideLoadFailure, showLoadFailure } from '../lib/showLoadFailure';

/**
 * The app cannot start without these. If a screen's own code is lost, the app requests it again (`app/pages.ts`).
 * Extensions have scripts of such names too.
 */
const isVital = (src: string) => src.startsWith(location.origin) && /\/(?:react|main)\./.test(src);

const root = document.documentElement;
const lost = new Set<string>();

/**
 * Scripts inside the page's `<template>` do not load; clones of them in the page do. Creating script elements with a
 * new address instead would need a Trusted Types policy. @param only address of the one script to load; all without it.
 */
function ask(only?: string) {
  for (const script of document.querySelector('template')?.content.querySelectorAll('script') ?? []) {
    if (only?.endsWith(script.getAttribute('src') ?? '') === false) continue;
    const clone = script.cloneNode() as HTMLScriptElement;
    // `async = false` keeps the order, that of `scriptsOf` in scripts/build/buildSite.ts, and still runs each script in a
    // task of its own. Without the order, webpack would hold back what arrives early until the last script is there, and
    // run all of it in one long task.
    clone.async = false;
    document.head.append(clone);
  }
}

const dead = new Set<HTMLButtonElement>();

/** Puts the page back into its state without scripts. Answers stay enabled: the inline script stores them. */
function failed() {
  delete root.dataset.scripts;
  const living = '#root button:not([data-answer],:disabled)';
  for (const button of document.querySelectorAll<HTMLButtonElement>(living)) dead.add(button);
  for (const button of dead) button.disabled = true;
  showLoadFailure();
}

/** The app has started: if it counted as failed, because of an error that it survived, that was wrong. */
function started() {
  removeEventListener('error', onError, true);
  root.dataset.scripts = 'on';
  for (const button of dead) button.disabled = false;
  hideLoadFailure();
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
 * Loads the page's scripts two frames after the page is parsed, so that it is painted first.
 * @returns `failed`, to call if the app cannot start, and `stop`, to call once it has started.
 */
export function loadScripts() {
  // Load errors do not bubble; a capturing listener receives them.
  addEventListener('error', onError, true);
  addEventListener('DOMContentLoaded', () => {
    // A hidden page gets no animation frames, so its scripts must not wait for any.
    if (document.hidden) ask();
    else requestAnimationFrame(() => requestAnimationFrame(() => ask()));
  });
  return { failed, stop: started };
}
