import type { PolicyId } from '../../content/policyIds';
import { choices } from './votesDocument';
import type { Choice } from './votesDocument';

/** Moves focus to one of a card's answers without scrolling: it stands right above what was pressed. */
export function focusAnswer(policyId: PolicyId, choice: Choice = choices[0]): void {
  const button = document.querySelector<HTMLElement>(`[data-policy="${policyId}"][data-choice=${choice}]`);
  button?.focus({ preventScroll: true });
}
