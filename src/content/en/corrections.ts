import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/**
 * The mark of each card’s text as it stood when the site was first public. Until that day a card that changes takes its new
 * mark here; the failing test prints it.
 */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '8875e3bf',
  '2': '8a935816',
  '3': '6dab014a',
  '4': 'fbdaa6f3',
  '5': 'f5c6094b',
  '6': '2ec484cc',
  '7': '63768c40',
  '8': '2b1e3edf',
  '9': '5a36800a',
  '10': '4a54af1e',
};

/** Every change since then, newest first. After changing a card, add a line above the others; the failing test prints its mark. */
export const corrections: readonly Correction[] = [];
