/*
 * Inlined into every page; runs before the first paint. It sets data attributes on the root element that CSS needs
 * by then, marks stored answers as pressed as soon as their buttons are parsed, and keeps what the visitor presses
 * until the app replays it (`early/replayInput.ts`). From then on the store is the one source of truth. Every byte
 * is downloaded with every page, so it imports next to nothing of the app.
 */
/* eslint-disable no-restricted-globals */
import { loadScripts } from './scriptLoader';
import { isVisitorKey } from '../storage/storageKeys';

const root = document.documentElement;
/**
 * Answers pressed on this page, each with the answer that was stored at that moment. If another answer is stored
 * later, that one is newer and wins.
 */
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
    // Invalid JSON counts as nothing stored.
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
    // `:has()` keeps an unknown category in the address from hiding every card.
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
 * Decline takes effect at once, by the same steps as `features/consent/consentSlice.ts`. Accept waits for the app,
 * because only the app can merge what other tabs hold. @returns false if the browser refused to store the choice.
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
  // Before anything is removed: other tabs read the choice, and would otherwise take the removed keys for an
  // erasure.
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
  // If storage was full, moving the other keys has made room: try once more.
  if (!recorded && !record()) return false;
  root.dataset.consent = 'declined';
  return true;
}

function press(event: MouseEvent) {
  // A term on a card opens its meaning by itself.
  const button = (event.target as Element).closest<HTMLButtonElement>('#root button:not([popovertarget])');
  if (!button) return;
  event.preventDefault();
  // React attaches its listeners before it is hydrated and would handle the same press a second time.
  event.stopPropagation();
  const { policy, answer } = button.dataset;
  if (!policy || !answer) {
    const declined = button.value === 'declined' && decline();
    // Decline was pressed last, so a waiting press on Accept is dropped.
    if (declined) for (const other of buttons) if (other.name === 'consent') buttons.delete(other);
    if (!declined) buttons.add(button);
    return;
  }
  votes[policy] = [answer, stored('votes')?.[policy]];
  show({});
  try {
    // Keep what an earlier page that was left too soon, or another loading page, has stored under this key.
    area?.setItem('votes.early', JSON.stringify({ ...stored('votes.early'), ...votes }));
  } catch {
    // Storage is full: the press is still in memory, as long as this page stays open.
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
  // Must match storage/consentRule.ts, or this script and the app would read two different choices from the same
  // text.
  const choice = (JSON.parse(area.getItem('consent') ?? 'null') as { choice?: unknown } | null)?.choice;
  if (choice === 'accepted' || choice === 'declined') root.dataset.consent = choice;
  if (choice === 'declined') area = sessionStorage;
  if (area.getItem('user')?.startsWith('{')) root.dataset.member = 'on';
  if (area.getItem('votes')?.startsWith('{"')) root.dataset.answers = 'on';
  // Reserves the space of features/compare/ResumeComparison.tsx.
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
  // Storage is unreadable or blocked: the app tells the visitor later. Where nothing can be stored, the consent
  // banner is hidden, because no choice could be kept.
  if (!area) root.dataset.consent = 'blocked';
}
