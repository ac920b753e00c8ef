import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '45025c7a',
  '2': '8b7b1154',
  '3': 'a1fe2b44',
  '4': 'd2c404c9',
  '5': '47996d89',
  '6': '1ecdc70d',
  '7': '4a054166',
  '8': '6256939e',
  '9': 'f11b72ae',
  '10': 'd262d6d1',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
