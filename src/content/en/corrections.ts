import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/**
 * The mark of each card’s text as it stood when the site was first public. Until that day a card that changes takes its new
 * mark here; the failing test prints it.
 */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': 'c08f8418',
  '2': '59350673',
  '3': '98821742',
  '4': '3049404d',
  '5': 'd5eb9dab',
  '6': '547b265f',
  '7': 'c71d1f02',
  '8': '660b29c1',
  '9': '3cf7bd24',
  '10': 'f6f8d186',
};

/** Every change since then, newest first. After changing a card, add a line above the others; the failing test prints its mark. */
export const corrections: readonly Correction[] = [];
