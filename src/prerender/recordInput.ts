import { readVotes } from '../features/answers/votes';
import { mainId } from '../lib/paths';
import { areaInUse } from '../persistence/consentDecision';
import { ifPossible, storageArea } from '../persistence/storageArea';
import { nameOf } from './elementName';
import { markAnswers } from './markAnswers';
import { entriesOf, readStored } from './rootMarks';

const presses: EarlyInput['presses'] = [];
const heard = ['click', 'input', 'change'];
const fields: EarlyInput['fields'] = new Map();
/** What the answer buttons show: the stored answers, and over them those pressed on this page. */
export const answers: Record<string, string> = { ...ifPossible(() => readVotes(readStored('votes'))) };

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
    presses.push({ policy, answer, was: answers[policy] });
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

/**
 * Keeps what the visitor presses and enters until the app is told (`replayInput.ts`).
 * @returns what was kept so far, which grows, and a function that ends it.
 */
export function recordInput(): Pick<EarlyInput, 'presses' | 'fields' | 'stop'> {
  for (const type of heard) addEventListener(type, hear, true);
  return {
    presses,
    fields,
    stop: () => {
      for (const type of heard) removeEventListener(type, hear, true);
    },
  };
}
