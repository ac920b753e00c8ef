/*
 * Inlined into every page; runs before the first paint. It marks the root element and shows stored answers on their
 * buttons and tiles as soon as these are parsed, and keeps what the visitor presses until the app is told
 * (`prerender/replayInput.ts`). From then on the store is the one source of truth.
 * Every byte is downloaded with every page, so this script imports next to nothing of the app.
 */
import { congressEnds } from '../content/congressEnds';
import { readVotes } from '../features/answers/votes';
import { filterCards } from '../features/survey/filterCards';
import { mainId } from '../lib/paths';
import { showMark } from '../lib/showMark';
import { areaInUse } from '../persistence/consentDecision';
import { ifPossible, storageArea } from '../persistence/storageArea';
import { entriesOf, readStored, showMarks } from './rootMarks';
import { nameOf } from './elementName';
import { markAnswers } from './markAnswers';
import { loadScripts } from './scriptLoader';

const presses: EarlyInput['presses'] = [];
const heard = ['click', 'input', 'change'];
const fields: EarlyInput['fields'] = new Map();
/** What the answer buttons show: the stored answers, and over them those pressed on this page. */
const answers: Record<string, string> = { ...ifPossible(() => readVotes(readStored('votes'))) };

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

/**
 * Stores an answer at once, so that it is kept if the visitor follows a link before the app is there. Not after an early
 * Decline, which only the app carries out; nor over text that can't be read, which only the app sets aside.
 */
function storeAnswer(policy: string, answer: string) {
  const stored = readStored('votes');
  const votes = stored === null ? {} : entriesOf(stored);
  if (!votes || presses.some(({ choice }) => choice === 'declined')) return;
  storageArea(areaInUse()).setItem('votes', JSON.stringify({ ...votes, [policy]: answer }));
}

function press(button: HTMLButtonElement) {
  const { policy, answer } = button.dataset;
  if (policy && answer) {
    presses.push({ policy, answer });
    answers[policy] = answer;
    markAnswers(answers);
    // If storage is full or blocked, the press is still in memory, as long as this page stays open.
    ifPossible(() => storeAnswer(policy, answer));
    return;
  }
  const isChoice = button.name === 'consent';
  // Of several choices the last counts, and only that one looks pressed.
  if (isChoice) for (const { dataset } of document.getElementsByName('consent')) delete dataset.early;
  button.dataset.early = 'pressed';
  presses.push(isChoice ? { choice: button.value } : { button: nameOf(button) });
}

/** Typing drops what else was pressed before: carried out in the middle of a word, it could take the focus away. */
function enter(field: EarlyField) {
  const isBox = field.type === 'checkbox';
  fields.set(nameOf(field), isBox ? (field as HTMLInputElement).checked : field.value);
  if (isBox || field.localName === 'select') return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-early]:not([name=consent])'))
    delete dataset.early;
  presses.splice(0, Infinity, ...presses.filter(({ button }) => !button));
}

/**
 * React gets none of it before the app is told. It attaches its listeners before hydration ends and would handle the
 * same press a second time; and if it hydrates a select because of `input`, it sets it back before `change`.
 */
function hear(event: Event) {
  if (event.type === 'click') keepFragment(event as MouseEvent);
  // Not a term on a card (`popovertarget`): `preventDefault` would stop the browser from opening its meaning.
  const control = (event.target as Element).closest<HTMLButtonElement | EarlyField>(
    '#root :is(button:not([popovertarget]),input,select,textarea)',
  );
  if (!control) return;
  event.stopPropagation();
  if (control instanceof HTMLButtonElement) {
    event.preventDefault();
    press(control);
  } else if (event.type === 'input') enter(control);
}

function showAnswers() {
  if (Object.keys(answers).length > 0) markAnswers(answers);
}

document.documentElement.dataset.scripts = 'on';
// In the visitor's time zone, like `liveBill` of the letters. Chooses the sentence of features/survey/ModelBillNote.tsx.
if (Date.now() >= Date.parse(`${congressEnds}T00:00`)) document.documentElement.dataset.billsEnded = 'on';
const { failed, stop } = loadScripts();
window.early = {
  presses,
  fields,
  stop: () => {
    stop();
    for (const type of heard) removeEventListener(type, hear, true);
    document.removeEventListener('readystatechange', showAnswers);
  },
  failed,
};
for (const type of heard) addEventListener(type, hear, true);
document.addEventListener('readystatechange', showAnswers);
showMarks();
// Where storage is blocked the banner is hidden, as no choice could be stored. The app tells the visitor later.
if (!ifPossible(() => storageArea('local'))) showMark('consent', 'blocked');
filterCards(answers);
