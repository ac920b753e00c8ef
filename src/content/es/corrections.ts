import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '45025c7a',
  '2': '8b7b1154',
  '3': '8436e585',
  '4': 'd879f495',
  '5': '47996d89',
  '6': '1ecdc70d',
  '7': '4a054166',
  '8': '85a08112',
  '9': 'f11b72ae',
  '10': '341a056c',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
