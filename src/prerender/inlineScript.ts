/*
 * Inlined into every page; runs before the first paint. It sets the data attributes of the root element that CSS needs
 * for that paint, shows stored answers on their buttons and tiles as soon as these are parsed, and keeps what the
 * visitor presses until the app replays it (`prerender/replayInput.ts`). From then on the store is the one source of truth.
 * Every byte is downloaded with every page, so this script imports next to nothing of the app.
 */
/* eslint-disable no-restricted-globals */
import { congressEnds } from '../content/congressEnds';
import { mainId } from '../lib/paths';
import { loadScripts } from './scriptLoader';
import { visitorKeys } from '../persistence/storageKeys';
import { slugOf } from '../lib/slugOf';

const root = document.documentElement;
/**
 * Answers pressed on this page, each with the answer that was stored at that moment. If a different one is stored when
 * the app replays the press, another tab has answered since, and the stored answer wins.
 */
const votes: EarlyInput['votes'] = {};
const buttons: EarlyInput['buttons'] = new Set();
/** Where the answers are stored; `undefined` if storage is blocked, and presses are then kept in memory only. */
let area: Storage | undefined;

/** @returns the value stored under `key`; `null` if there is none or it is no JSON, which the app handles later. */
function readJson(from: Storage | undefined, key: string): unknown {
  try {
    return JSON.parse(from?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function stored(key: string, from = area): Record<string, unknown> | undefined {
  const json = readJson(from, key);
  return json && typeof json === 'object' && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : undefined;
}

function isAnswer(given: unknown): given is string {
  return given === 'yes' || given === 'no' || given === 'undecided';
}

function show(answers: Record<string, unknown>, all?: boolean) {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-answer]')) {
    const policy = button.dataset.policy ?? '';
    const answer = votes[policy]?.[0] ?? answers[policy];
    if (all || answer) button.setAttribute('aria-pressed', String(answer === button.dataset.answer));
  }
  for (const tile of document.querySelectorAll<HTMLElement>('[data-own] [data-tile]')) {
    const policy = tile.dataset.tile ?? '';
    const answer = votes[policy]?.[0] ?? answers[policy];
    if (isAnswer(answer)) tile.dataset.answer = answer;
  }
}

function showStored() {
  const answers = stored('votes');
  if (!answers) return;
  show(answers, true);
  // The prerendered “0 of 10 answered” is wrong here. With a total in `data-count`, the number is how many are left.
  const answered = document.querySelector('[data-own]')?.querySelectorAll('[data-answer]').length ?? 0;
  for (const { dataset, firstChild } of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = dataset.count ? Number(dataset.count) - answered : answered;
    if (firstChild) firstChild.nodeValue = firstChild.nodeValue?.replace(/\d+/, String(count)) ?? '';
  }
}

/**
 * Hides the cards that the filter in the address excludes. Must match `features/survey/surveyFilter.ts`: otherwise
 * cards appear or vanish when the app starts.
 */
function filterCards() {
  const answer = slugOf(new URLSearchParams(location.search).get('answer'));
  if (!/^(?:unanswered|yes|no|undecided)$/.test(answer)) return;
  const answered = Object.entries(stored('votes') ?? {}).filter(([, given]) => isAnswer(given));
  const unanswered = answer === 'unanswered';
  const cards = answered
    .filter(([, given]) => unanswered || given === answer)
    .map(([policy]) => `[data-policy="${parseInt(policy)}"]`);
  const hidden = unanswered
    ? `article:is(${cards.join()}):not(:target)`
    : `article[data-policy]:not(${[...cards, ':target'].join()})`;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${hidden}{display:none}`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Decline takes effect at once, by the same steps as `persistence/consentSlice.ts`. Accept waits for the app,
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
  // Before anything is removed: other tabs would otherwise take the removed keys for an erasure.
  const recorded = record();
  // Answers of an earlier page, not replayed yet: if they can't be moved below, the app will remove them unread.
  for (const [policy, press] of Object.entries(stored('votes.early') ?? {}))
    votes[policy] ??= press as EarlyInput['votes'][string];
  try {
    area = sessionStorage;
  } catch {
    // sessionStorage is blocked: the entries stay in localStorage until the app has read them into memory.
    area = undefined;
  }
  for (const key of visitorKeys) {
    try {
      const text = localStorage.getItem(key);
      if (!area || text === null) continue;
      area.setItem(key, text);
      localStorage.removeItem(key);
    } catch {
      // sessionStorage is full: the app will read the entry into memory and remove it (persistence/deviceStorage.ts).
    }
  }
  // If storage was full, moving the other keys has freed space: try once more.
  if (!recorded && !record()) return false;
  root.dataset.consent = 'declined';
  return true;
}

/**
 * Keeps the fragment of the address, which may hold a group or a comparison, when a link is pressed before the app
 * runs. The prerendered link to the other language has no fragment, and the skip link has another: following them
 * unchanged would lose the group. Once the app runs, `app/Header.tsx` and `lib/skipTo.ts` take care of this.
 */
function keepFragment(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('#root a');
  if (link?.hreflang && link.origin === location.origin) {
    link.search = location.search;
    link.hash = location.hash;
  } else if (link?.getAttribute('href') === `#${mainId}`) {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  }
}

function press(event: MouseEvent) {
  keepFragment(event);
  // Not a term on a card (`popovertarget`): `preventDefault` would stop the browser from opening its meaning.
  const button = (event.target as Element).closest<HTMLButtonElement>('#root button:not([popovertarget])');
  if (!button) return;
  event.preventDefault();
  // React attaches its listeners before hydration ends and would handle the same press a second time.
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
    // Adds to what an earlier page, left before the replay, or another tab stored here: it would be lost otherwise.
    area?.setItem('votes.early', JSON.stringify({ ...stored('votes.early'), ...votes }));
  } catch {
    // Storage is full: the press is still in memory, as long as this page stays open.
  }
}

root.dataset.scripts = 'on';
// In the visitor's time zone, like `liveBill` of the letters. Chooses the sentence of features/survey/ModelBillNote.tsx.
if (Date.now() >= Date.parse(`${congressEnds}T00:00`)) root.dataset.billsEnded = 'on';
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
  // Must match persistence/consentRule.ts, or this script and the app would read different choices from the same text.
  const choice = stored('consent')?.choice;
  if (choice === 'accepted' || choice === 'declined') root.dataset.consent = choice;
  if (choice === 'declined') area = sessionStorage;
  if (stored('user')) root.dataset.member = 'on';
  const answers = stored('votes') ?? {};
  if (Object.values(answers).some(isAnswer)) root.dataset.answers = 'on';
  // The first policy without an answer, for the CSS of NextQuestion.tsx; past the last one if all have an answer.
  let next = 1;
  while (isAnswer(answers[next])) next++;
  if (next > 1) root.dataset.next = String(next);
  // Lets CSS reserve the height of features/sharing/ResumeComparison.tsx: the page would move when the app draws it.
  if (typeof readJson(sessionStorage, 'comparison') === 'string') root.dataset.waiting = 'on';
  // Must set the same marks as app/appearance/SchemeSwitch.tsx. Any other value means the system's colours.
  const scheme = readJson(area, 'appearance');
  if (scheme === 'light' || scheme === 'dark') {
    root.dataset.scheme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
    }
  }
  filterCards();
} catch {
  // Storage is unreadable or blocked: the app tells the visitor later. If it is blocked, the consent banner is
  // hidden, because no choice could be stored.
  if (!area) root.dataset.consent = 'blocked';
}
