/*
 * The few lines every page carries inline, run before the first paint. They mark the root element with
 * what CSS has to know then, show stored answers as soon as the buttons are parsed, and keep what is
 * pressed before the app has arrived. Each byte is in every page, so nothing of the app is imported. It
 * takes over in `features/votes/earlyPresses.ts`; the store is the one source of truth from then on.
 */
/* eslint-disable no-restricted-globals */
import { watchForLostScripts } from './lostScript';

const root = document.documentElement;
/** What was pressed in this page, and what was stored in that moment: an answer given since is newer. */
const votes: EarlyPresses['votes'] = {};
let area: Storage | undefined;

/** @returns what is stored under `key`, if it is a map. The app deals with what can't be read. */
function stored(key: string): Record<string, unknown> | undefined {
  try {
    const text = area?.getItem(key);
    if (text?.startsWith('{')) return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Cut short.
  }
  return undefined;
}

function show(answers: Record<string, unknown>, all?: boolean) {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-answer]')) {
    const policy = button.dataset.policy ?? '';
    const answer = votes[policy]?.[0] ?? answers[policy];
    if (all || answer) button.setAttribute('aria-pressed', String(answer === button.dataset.answer));
  }
}

function showStored() {
  const answers = stored('votes');
  if (answers) show(answers, true);
}

function press(event: MouseEvent) {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  const { policy, answer } = button.dataset;
  if (!policy || !answer) {
    presses.button = button;
    return;
  }
  votes[policy] = [answer, stored('votes')?.[policy]];
  show({});
  try {
    // Beside what was pressed in a page that was left too soon, or in another that is loading now.
    area?.setItem('votes.early', JSON.stringify({ ...stored('votes.early'), ...votes }));
  } catch {
    // Full: the press is still in memory.
  }
}

const presses: EarlyPresses = {
  votes,
  stop: () => {
    removeEventListener('click', press, true);
    document.removeEventListener('readystatechange', showStored);
  },
};

root.dataset.scripts = 'on';
window.earlyPresses = presses;
addEventListener('click', press, true);
document.addEventListener('readystatechange', showStored);
watchForLostScripts();
try {
  area = localStorage;
  // The same rule as in storage/consentRule.ts: page and app must not take one text for two choices.
  const choice = (JSON.parse(area.getItem('consent') ?? 'null') as { choice?: unknown } | null)?.choice;
  if (choice === 'accepted' || choice === 'declined') root.dataset.consent = choice;
  if (choice === 'declined') area = sessionStorage;
  if (area.getItem('user')?.startsWith('{')) root.dataset.member = 'on';
  if (area.getItem('votes')?.startsWith('{"')) root.dataset.answers = 'on';
  // Anything else stored means the system's colours. The app's side: features/appearance/SchemeSwitch.tsx.
  const scheme = /^"(light|dark)"$/.exec(area.getItem('appearance') ?? '')?.[1];
  if (scheme) {
    root.dataset.scheme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
    }
  }
} catch {
  // Unreadable or blocked: the app says later what is wrong. Where nothing can be stored, not even the choice,
  // the banner has nothing to offer.
  if (!area) root.dataset.consent = 'blocked';
}
