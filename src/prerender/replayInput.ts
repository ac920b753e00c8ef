import type { Answer } from '../content/answerIds';
import type { PolicyId } from '../content/policyIds';
import type { AppThunk } from '../lib/hooks';
import { readVotes } from '../features/answers/votes';
import { selectVotes, voteCast } from '../features/answers/votesSlice';
import { choices } from '../persistence/consentDecision';
import { decideConsent } from '../persistence/consentSlice';
import { found } from './elementName';
import { markAnswers } from './markAnswers';

/**
 * Runs once the screen is hydrated and the stored values are in the store: tells the app what was pressed and entered
 * before, as `recordInput.ts` kept it. Answers and the choice about saving are dispatched as what they are, so the focus
 * stays where it is and only the last answer is announced. All other buttons act as if clicked, the focus untouched.
 */
export function replayInput(): AppThunk {
  return (dispatch, getState) => {
    const { presses = [], fields = new Map<string, string | boolean>(), stop } = window.early ?? {};
    stop?.();
    delete window.early;
    for (const [name, value] of fields) enter(name, value);
    tellTexts();
    const lastChoice = presses.filter(({ choice }) => choice).at(-1);
    for (const press of presses) {
      const given = Object.entries(readVotes({ [press.policy ?? '']: press.answer }) ?? {});
      const choice = press === lastChoice && choices.find((each) => each === press.choice);
      for (const [policyId, answer] of given as [PolicyId, Answer][])
        dispatch(voteCast({ policyId, answer }, readVotes({ [policyId]: press.was })?.[policyId]));
      if (choice) dispatch(decideConsent(choice));
      if (press.button) (found(press.button) as HTMLElement | undefined)?.click();
    }
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-early]')) delete dataset.early;
    markAnswers(selectVotes(getState()));
  };
}

/** A text is written only into a field that lost it, as writing moves the caret and ends a word that is composed. */
function enter(name: string, value: string | boolean): void {
  const field = found(name) as EarlyField | undefined;
  if (!field) return;
  if (typeof value === 'boolean') {
    // React compares with the value that it saw last, so the click has to change it.
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    if (field.value !== value) field.value = value;
    if (field.localName === 'select') field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * For every text that differs from the printed page: the browser itself fills fields on Back and on a reload. Fields of
 * text must hear it by `onInput`: `onChange` of React is silent about a text that it found when it hydrated the field.
 * Skips invisible fields: Firefox also fills the hidden registration form that the member's card is about to replace,
 * and telling that could keep the form instead.
 */
function tellTexts(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('textarea,input:not([type=checkbox])'))
    if (field.value !== field.defaultValue && getComputedStyle(field).visibility !== 'hidden')
      field.dispatchEvent(new Event('input', { bubbles: true }));
}
