import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/**
 * The mark of each card’s text as it stood when the site was first public. Until that day a card that changes takes its new
 * mark here; the failing test prints it.
 */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': 'c3961063',
  '2': '8aae8103',
  '3': 'eefc09d6',
  '4': '2475e8a4',
  '5': '3b60ec9c',
  '6': '9c213cf8',
  '7': '51716bac',
  '8': 'd88b78a6',
  '9': 'cbb0c679',
  '10': 'ba697604',
};

/** Every change since then, newest first. After changing a card, add a line above the others; the failing test prints its mark. */
export const corrections: readonly Correction[] = [];
