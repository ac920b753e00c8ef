import type { AppThunk } from '../lib/hooks';
import type { PolicyId } from '../content/policyIds';
import { persistedVotes } from '../features/answers/votes';
import type { Answer } from '../content/answerIds';
import type { Votes } from '../features/answers/votes';
import { selectVotes, voteCast } from '../features/answers/votesSlice';
import { readPendingAnswers, removePendingAnswers } from '../persistence/pendingAnswers';
import { ifPossible } from '../persistence/storageArea';

interface TrackedField {
  readonly _valueTracker?: { readonly setValue: (value: string) => void };
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of each field that differs from the prerendered page; `true` for a ticked box and a chosen file. */
export type Entered = ReadonlyMap<Field, string | true>;

/**
 * Call it before hydration, which resets selects. Skips invisible fields: on a reload Firefox also fills the hidden
 * registration form that the member's card is about to replace, and replaying that could keep the form instead.
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
 * Runs once the screen is hydrated and the stored values are in the store. It turns answers pressed before that (on
 * this page, or on an earlier one that was left before) into ordinary votes, enters what was typed into the fields, and
 * clicks the other buttons that were pressed.
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
      // Another answer that was stored after this press is newer and stays. So replaying twice changes nothing.
      if (selectVotes(getState())[policyId] === over[policyId]) dispatch(voteCast({ policyId, answer }));
    }
    ifPossible(() => {
      device.write(persistedVotes, selectVotes(getState()));
      removePendingAnswers();
    });
    showAnswers(selectVotes(getState()));
    // Read again: `entered` lacks what the visitor typed while the app started.
    for (const [field, value] of new Map([...entered, ...readEnteredFields()])) enter(field, value);
    for (const button of early?.buttons ?? []) button.click();
  };
}

/**
 * The inline script marked buttons and tiles with the answers stored when the page was parsed. React does not know
 * these marks and changes only what it rendered itself, so an outdated answer would stay marked beside the new one.
 */
function showAnswers(votes: Votes): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-answer]')) {
    const { policy, answer } = button.dataset;
    button.setAttribute('aria-pressed', String(votes[policy as PolicyId] === answer));
  }
  for (const tile of document.querySelectorAll<HTMLElement>('[data-own] [data-tile]')) {
    const answer = votes[tile.dataset.tile as PolicyId];
    if (answer) tile.dataset.answer = answer;
    else delete tile.dataset.answer;
  }
  const answered = Object.keys(votes).length;
  for (const { dataset, firstChild } of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = dataset.count ? Number(dataset.count) - answered : answered;
    if (firstChild) firstChild.nodeValue = firstChild.nodeValue?.replace(/\d+/, String(count)) ?? '';
  }
}

function votesIn(presses: readonly (readonly [string, unknown])[], part: 0 | 1): Votes {
  const votes = presses.map(([id, press]) => [id, Array.isArray(press) ? (press[part] as unknown) : null]);
  return persistedVotes.read(Object.fromEntries(votes)) ?? {};
}

/**
 * Makes React notice the value of a field. React ignores an input event if the value equals the one it saw last. A
 * checkbox is unticked and clicked again. A text may still be being typed: writing into its field would move the caret,
 * end the undo history and double a word that is being composed. So only React's record of the last value is changed.
 * This record has no public API; without `_valueTracker` the form would learn what was typed only at the next key.
 */
function enter(field: Field, value: string | true): void {
  if (field instanceof HTMLSelectElement) {
    if (field.value === value) return;
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (value !== true) {
    (field as TrackedField)._valueTracker?.setValue('');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    (field as HTMLInputElement).checked = false;
    field.click();
  }
}
