import type { PolicyId } from '../../content/policyIds';
import { answers } from './votesDocument';
import type { Answer } from './votesDocument';

/** Moves focus to one of a card's answers without scrolling: it stands right above what was pressed. */
export function focusAnswer(policyId: PolicyId, answer: Answer = answers[0]): void {
  const button = document.querySelector<HTMLElement>(`[data-policy="${policyId}"][data-answer=${answer}]`);
  button?.focus({ preventScroll: true });
}
