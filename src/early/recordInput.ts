import type { Answer } from '../content/answerIds';
import { afterAnswer } from '../features/answers/afterAnswer';
import { readVotes } from '../features/answers/votes';
import { dayOf } from '../lib/dayOf';
import { mainId } from '../lib/paths';
import { areaInUse } from '../persistence/consentDecision';
import { ifPossible, setConfirmed, storageArea } from '../persistence/storageArea';
import { controls, nameOf } from './controlName';
import { markAnswers } from './markAnswers';
import { entriesOf, readStored } from './rootMarks';

const pressed: EarlyPresses = { answers: [], buttons: [] };
const fields: EarlyInput['fields'] = new Map();
const heard = ['click', 'input', 'change'];
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

/** Not over text that can't be read, which only the app sets aside. @returns whether it was stored. */
function storeEntry(key: 'votes' | 'reasons', policy: string, entryAfter: (before: unknown) => unknown) {
  const stored = readStored(key);
  const entries = stored === null ? {} : entriesOf(stored);
  if (!entries) return false;
  const after = { ...entries, [policy]: entryAfter(entries[policy]) };
  setConfirmed(storageArea(areaInUse()), key, JSON.stringify(after));
  return true;
}

/**
 * Stores an answer at once: if the visitor follows a link before the app runs, it would be lost. Its reason is stored with
 * it: otherwise what was said of the answer before would count for this one. After an early Decline nothing is stored
 * here, as only the app can carry that out, and the answer would stay on the device.
 * @returns what of it was stored.
 */
function storeAnswer(policy: string, answer: string, was: string | undefined) {
  if (pressed.choice === 'declined' || !storeEntry('votes', policy, () => answer)) return {};
  const isReasonStored = ifPossible(() =>
    storeEntry('reasons', policy, (reason) =>
      afterAnswer(entriesOf(reason), was as Answer | undefined, answer as Answer, dayOf(new Date())),
    ),
  );
  return { isStored: true, isReasonStored };
}

function pressAnswer(policy: string, answer: string) {
  const was = answers[policy];
  answers[policy] = answer;
  markAnswers(answers);
  // If storage is full or blocked, the press is still in memory, as long as this page stays open.
  pressed.answers.push({ policy, answer, was, ...ifPossible(() => storeAnswer(policy, answer, was)) });
}

/** Of several choices about saving the last counts, and only that one looks pressed. */
function pressChoice(button: HTMLButtonElement) {
  pressed.choice = button.value;
  for (const { dataset } of document.getElementsByName('consent')) delete dataset.early;
  button.dataset.early = 'pressed';
}

function press(button: HTMLButtonElement) {
  const { policy, answer } = button.dataset;
  const named = nameOf(button);
  if (policy && answer) pressAnswer(policy, answer);
  else if (named?.name === 'consent') pressChoice(button);
  else if (named) {
    // The first press empties the form. A second one would show the error for an empty field.
    if (button.type !== 'submit' || pressed.buttons.at(-1)?.name !== named.name) pressed.buttons.push(named);
    button.dataset.early = 'pressed';
  }
}

/** What was pressed before a word is typed would be carried out in the middle of it, and could take the focus away. */
function dropPresses() {
  pressed.buttons = [];
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-early]:not([name=consent])'))
    delete dataset.early;
}

function enter(control: EarlyField) {
  const field = nameOf(control);
  if (!field) return;
  if (control.type === 'checkbox') {
    fields.set(control, { field, entered: (control as HTMLInputElement).checked });
    return;
  }
  fields.set(control, { field, entered: control.value });
  if (control.localName !== 'select') dropPresses();
}

/**
 * React gets none of it before the app is told. It attaches its listeners before hydration ends and would handle the
 * same press a second time; and if it hydrates a select because of `input`, it sets it back before `change`.
 */
function hear(event: Event) {
  if (event.type === 'click') keepFragment(event as MouseEvent);
  const control = (event.target as Element).closest<EarlyControl>(controls);
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
export function recordInput(): Pick<EarlyInput, 'pressed' | 'fields' | 'stop'> {
  for (const type of heard) addEventListener(type, hear, true);
  return {
    pressed,
    fields,
    stop: () => {
      for (const type of heard) removeEventListener(type, hear, true);
    },
  };
}
