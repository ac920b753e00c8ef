/*
 * What every page carries inline and runs before the first paint. It marks the root element with what CSS
 * has to know then, shows stored answers as soon as their buttons are parsed, and keeps what is pressed until
 * the app takes over (`early/replayInput.ts`); the store is the one source of truth from then on. Each byte is in
 * every page, so next to nothing of the app is imported.
 */
/* eslint-disable no-restricted-globals */
import { loadScripts } from './scriptLoader';
import { isVisitorKey } from '../storage/storageKeys';

const root = document.documentElement;
/** What was pressed in this page, and what was stored in that moment: an answer given since is newer. */
const votes: EarlyInput['votes'] = {};
const buttons: EarlyInput['buttons'] = new Set();
/** Where answers are kept; nowhere while storage is blocked. */
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

/** Hides the cards that the filter in the address leaves out, by the rules of `features/surveys/surveyFilter.ts`. */
function filterCards() {
  const query = new URLSearchParams(location.search);
  const [answer, category] = [query.get('answer'), query.get('category')];
  const rules = [];
  if (category && /^[\w-]+$/.test(category)) {
    // A category that no card has hides nothing.
    rules.push(`main:has([data-category=${category}]) article:not([data-category=${category}],:target)`);
  }
  if (answer && /^(?:unanswered|yes|no|undecided)$/.test(answer)) {
    const answered = Object.entries(stored('votes') ?? {});
    const unanswered = answer === 'unanswered';
    const cards = answered
      .filter(([, given]) => unanswered || given === answer)
      .map(([policy]) => `[data-policy="${parseInt(policy)}"]`);
    rules.push(
      unanswered
        ? `article:is(${cards.join()}):not(:target)`
        : `article[data-policy]:not(${[...cards, ':target'].join()})`,
    );
  }
  if (rules.length === 0) return;
  const sheet = new CSSStyleSheet();
  for (const rule of rules) sheet.insertRule(`${rule}{display:none}`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Decline holds at once, as in `features/consent/consentSlice.ts`. Accept waits for the app, which brings what other
 * tabs hold together. @returns false if the browser refused to store the choice.
 */
function decline(): boolean {
  const record = () => {
    try {
      localStorage.setItem('consent', JSON.stringify({ choice: 'declined', at: new Date().toISOString() }));
      return true;
    } catch {
      return false;
    }
  };
  // First of all: other tabs obey it, and do not take what goes for erased.
  const recorded = record();
  try {
    area = sessionStorage;
    for (const key of Object.keys(localStorage).filter(isVisitorKey)) {
      const text = localStorage.getItem(key);
      localStorage.removeItem(key);
      if (text !== null) area.setItem(key, text);
    }
  } catch {
    // Blocked: there is nothing to move.
  }
  // A full store has room for the choice by now.
  if (!recorded && !record()) return false;
  root.dataset.consent = 'declined';
  return true;
}

function press(event: MouseEvent) {
  // A term on a card opens its meaning by itself.
  const button = (event.target as Element).closest<HTMLButtonElement>('#root button:not([popovertarget])');
  if (!button) return;
  event.preventDefault();
  // React listens before it is ready, and would hear of the same press twice.
  event.stopPropagation();
  const { policy, answer } = button.dataset;
  if (!policy || !answer) {
    const declined = button.value === 'declined' && decline();
    // An Accept before it does not count any more.
    if (declined) for (const other of buttons) if (other.name === 'consent') buttons.delete(other);
    if (!declined) buttons.add(button);
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

root.dataset.scripts = 'on';
const { failed, stop } = loadScripts();
window.early = {
  votes,
  buttons,
  stop: () => {
    stop();
    removeEventListener('click', press, true);
    document.removeEventListener('readystatechange', showStored);
  },
  failed,
};
addEventListener('click', press, true);
document.addEventListener('readystatechange', showStored);
try {
  area = localStorage;
  // The same rule as in storage/consentRule.ts: page and app must not take one text for two choices.
  const choice = (JSON.parse(area.getItem('consent') ?? 'null') as { choice?: unknown } | null)?.choice;
  if (choice === 'accepted' || choice === 'declined') root.dataset.consent = choice;
  if (choice === 'declined') area = sessionStorage;
  if (area.getItem('user')?.startsWith('{')) root.dataset.member = 'on';
  if (area.getItem('votes')?.startsWith('{"')) root.dataset.answers = 'on';
  // Its room is kept by features/compare/ResumeComparison.tsx.
  if (sessionStorage.getItem('comparison')?.startsWith('"')) root.dataset.waiting = 'on';
  // Anything else stored means the system's colours. The app's side: features/appearance/SchemeSwitch.tsx.
  const scheme = /^"(light|dark)"$/.exec(area.getItem('appearance') ?? '')?.[1];
  if (scheme) {
    root.dataset.scheme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
    }
  }
  filterCards();
} catch {
  // Unreadable or blocked: the app says later what is wrong. Where nothing can be stored, not even the choice,
  // the banner has nothing to offer.
  if (!area) root.dataset.consent = 'blocked';
}
