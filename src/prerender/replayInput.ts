import type { Answer } from '../content/answerIds';
import type { PolicyId } from '../content/policyIds';
import type { AppThunk } from '../lib/hooks';
import { persistedVotes } from '../features/answers/votes';
import { selectVotes, voteCast } from '../features/answers/votesSlice';
import { choices } from '../persistence/consentRule';
import { decideConsent } from '../persistence/consentSlice';
import { found, nameOf } from './elementName';
import { markAnswers } from './markAnswers';

interface TrackedField {
  readonly _valueTracker?: { readonly setValue: (value: string) => void };
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of each field that differs from the printed page, by name; `true` for a ticked box and a chosen file. */
export type Entered = ReadonlyMap<string, string | true>;

/**
 * Call it before hydration, which resets selects. Skips invisible fields: on a reload Firefox also fills the hidden
 * registration form that the member's card is about to replace, and telling that could keep the form instead.
 */
export function readEnteredFields(): Entered {
  const entered = new Map<string, string | true>();
  for (const field of document.querySelectorAll<Field>('input,textarea,select')) {
    if (getComputedStyle(field).visibility === 'hidden') continue;
    const value = valueOf(field);
    if (value) entered.set(nameOf(field), value);
  }
  return entered;
}

function valueOf(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false && field.value;
  if (field.type === 'file') return field.value !== '';
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue && field.value;
}

/**
 * Runs once the screen is hydrated and the stored values are in the store: tells the app what was pressed and typed
 * before. Answers and the choice about saving are dispatched as what they are, so the focus stays where it is and only
 * the last answer is announced. All other buttons act as if clicked, the focus untouched.
 */
export function replayInput(entered: Entered): AppThunk {
  return (dispatch, getState) => {
    const { presses = [], stop } = window.early ?? {};
    stop?.();
    delete window.early;
    // Read again: `entered` lacks what the visitor typed while the app started.
    for (const [name, value] of new Map([...entered, ...readEnteredFields()])) enter(name, value);
    const lastChoice = presses.filter(({ choice }) => choice).at(-1);
    for (const press of presses) {
      const [[policyId, answer] = []] = Object.entries(
        persistedVotes.read({ [press.policy ?? '']: press.answer }) ?? {},
      ) as [PolicyId, Answer][];
      const choice = press === lastChoice && choices.find((each) => each === press.choice);
      if (policyId && answer) dispatch(voteCast({ policyId, answer }));
      if (choice) dispatch(decideConsent(choice));
      if (press.button) (found(press.button) as HTMLElement | undefined)?.click();
    }
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-early]')) delete dataset.early;
    markAnswers(selectVotes(getState()));
  };
}

/**
 * Makes React notice the value of a field. React ignores an input event if the value equals the one it saw last. A
 * checkbox is unticked and clicked again. A text may still be being typed: writing into its field would move the caret,
 * end the undo history and double a word that is being composed. So only React's record of the last value is changed.
 * This record has no public API; without `_valueTracker` the form would learn what was typed only at the next key.
 */
function enter(name: string, value: string | true): void {
  const field = found(name) as Field | undefined;
  if (!field) return;
  if (field instanceof HTMLSelectElement) {
    if (field.value === value) return;
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (value !== true) {
    // Only in a page that React has drawn anew.
    if (field.value !== value) field.value = value;
    (field as TrackedField)._valueTracker?.setValue('');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    (field as HTMLInputElement).checked = false;
    field.click();
  }
}
