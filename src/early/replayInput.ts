import { flushSync } from 'react-dom';
import { answers } from '../content/answerIds';
import { policyIds } from '../content/policyIds';
import type { AppThunk } from '../lib/hooks';
import { selectVotes, voteCast } from '../features/answers/votesSlice';
import { choices } from '../persistence/consentDecision';
import { decideConsent } from '../persistence/consentSlice';
import { controls, findControl } from './controlName';
import { markAnswers } from './markAnswers';

/**
 * Runs once React has drawn the screen with what is stored, so that a press finds what the visitor sees: tells the app
 * what was pressed and entered before, as `recordInput.ts` kept it. Answers and the choice about saving are dispatched
 * as what they are, so the focus stays where it is and only the last answer is announced. All other buttons act as if
 * clicked, the focus untouched.
 */
export function replayInput(): AppThunk {
  return (dispatch, getState) => {
    const { early } = window;
    early?.stop();
    delete window.early;
    for (const entry of early?.fields.values() ?? []) enterAgain(entry);
    // The inline script lives as long as the page, and a password may be among them.
    early?.fields.clear();
    tellFilledIn();
    if (early) dispatch(replayPresses(early.pressed));
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-early]')) delete dataset.early;
    markAnswers(selectVotes(getState()));
  };
}

/**
 * The choice first: after Decline no answer goes to the device. If the last answer to a policy was stored and is
 * no longer found, it was erased or replaced in another tab, which this page could not hear yet.
 */
function replayPresses({ choice, answers: given, buttons }: EarlyPresses): AppThunk {
  return (dispatch, getState, { device }) => {
    // What was pressed since the values were loaded is stored, and not in the store yet.
    device.sync();
    const loaded = selectVotes(getState());
    const decided = choices.find((each) => each === choice);
    if (decided) dispatch(decideConsent(decided));
    const lastOf = new Map(given.map((press) => [press.policy, press]));
    for (const press of given) {
      const last = lastOf.get(press.policy);
      const policyId = policyIds.find((each) => each === press.policy);
      const answer = answers.find((each) => each === press.answer);
      const was = answers.find((each) => each === press.was);
      // A reason that is stored is of this answer already: set aside once more, its words would be lost.
      const before = press.isReasonStored && was ? answer : was;
      if (policyId && answer && !(last?.isStored && loaded[policyId] !== last.answer))
        dispatch(voteCast({ policyId, answer }, before));
    }
    for (const button of buttons) flushSync(() => findControl(button)?.click());
  };
}

/** A text is written only into a field that lost it, as writing moves the caret and ends a word that is composed. */
function enterAgain({ field: named, entered }: EarlyEntry): void {
  const field = findControl(named);
  if (!field || field instanceof HTMLButtonElement || field.type === 'file') return;
  if (typeof entered === 'boolean') {
    // React compares with the value that it saw last, so the click has to change it.
    (field as HTMLInputElement).checked = !entered;
    tell(field);
  } else {
    if (field.value !== entered) field.value = entered;
    if (field.localName === 'select') tell(field);
  }
}

/**
 * For every text that differs from the printed page, and every file: the browser itself fills fields on Back and on a
 * reload. Boxes and selects show what the app knows.
 */
function tellFilledIn(): void {
  for (const field of document.querySelectorAll<EarlyControl>(controls)) {
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    if (isText && field.type !== 'checkbox' && field.value !== field.defaultValue) tell(field);
  }
}

/**
 * Tells the app what a field holds, by the events of its kind, and lets it draw what follows. Fields of text must hear
 * it by `onInput`: `onChange` of React is silent about a text that it found when it hydrated the field.
 */
function tell(field: EarlyField): void {
  const isText = field.localName !== 'select' && field.type !== 'file';
  flushSync(() => {
    if (field.type === 'checkbox') field.click();
    else
      for (const type of isText ? ['input'] : ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
  });
}
