import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '45025c7a',
  '2': '741dd567',
  '3': '086ab29b',
  '4': 'd5a5c4a2',
  '5': '3e3e0aff',
  '6': 'a0925d3f',
  '7': '4a054166',
  '8': '85a08112',
  '9': 'ce27161f',
  '10': 'e068a22d',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
