import type { AppThunk } from '../hooks';
import type { PolicyId } from '../content/policyIds';
import { persistedVotes } from '../features/votes/votesDocument';
import type { Answer, Votes } from '../features/votes/votesDocument';
import { selectVotes, voteCast } from '../features/votes/votesSlice';
import { readPendingAnswers, removePendingAnswers } from './pendingAnswers';
import { ifPossible } from '../storage/storageArea';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that hold something else than was printed, and what; `true` for what is ticked and for a chosen file. */
export type Entered = ReadonlyMap<Field, string | true>;

/**
 * To be read before hydration, which sets a select back. What cannot be seen was entered by nobody: on a reload Firefox
 * fills the form again under which a member's card is about to come.
 */
export function readEnteredFields(): Entered {
  const entered = new Map<Field, string | true>();
  for (const field of document.querySelectorAll<Field>('input,textarea,select')) {
    if (getComputedStyle(field).visibility === 'hidden') continue;
    if (field instanceof HTMLSelectElement) {
      if (field.selectedOptions[0]?.defaultSelected === false) entered.set(field, field.value);
    } else if (field.type === 'checkbox' || field.type === 'radio') {
      if ((field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked)
        entered.set(field, true);
    } else if (field.type === 'file') {
      if (field.value !== '') entered.set(field, true);
    } else if (field.value !== field.defaultValue) entered.set(field, field.value);
  }
  return entered;
}

/**
 * Takes over from the page's inline script (`early/inlineScript.ts`) once the screen is hydrated and the stored values are in the store:
 * answers pressed before the app arrived, in this page or in one that was left too soon, become normal
 * votes; what was entered is entered, and what else was pressed is pressed now.
 */
export function replayInput(entered: Entered): AppThunk {
  return (dispatch, getState, { device }) => {
    const early = window.early;
    early?.stop();
    delete window.early;
    const presses = Object.entries({ ...readPendingAnswers(), ...early?.votes });
    const pressed = votesIn(presses, 0);
    const over = votesIn(presses, 1);
    for (const [policyId, answer] of Object.entries(pressed) as [PolicyId, Answer][]) {
      // Answered since, in a tab that was open already: that is newer. So replaying twice changes nothing.
      if (selectVotes(getState())[policyId] === over[policyId]) dispatch(voteCast({ policyId, answer }));
    }
    ifPossible(() => {
      device.write(persistedVotes, selectVotes(getState()));
      removePendingAnswers();
    });
    // What was entered while the app started counts as well.
    for (const [field, value] of new Map([...entered, ...readEnteredFields()])) enter(field, value);
    for (const button of early?.buttons ?? []) button.click();
  };
}

function votesIn(presses: readonly (readonly [string, unknown])[], part: 0 | 1): Votes {
  const votes = presses.map(([id, press]) => [id, Array.isArray(press) ? (press[part] as unknown) : null]);
  return persistedVotes.read(Object.fromEntries(votes)) ?? {};
}

/**
 * Makes React hear of a field. It takes no event for a change while the field holds what it last saw there;
 * so it is shown the field without the entry first, and the entry then comes as the browser would bring it.
 */
function enter(field: Field, value: string | true): void {
  if (field instanceof HTMLSelectElement) {
    if (field.value === value) return;
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (value !== true) {
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    (field as HTMLInputElement).checked = false;
    field.click();
  }
}
