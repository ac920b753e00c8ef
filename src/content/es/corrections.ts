import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': 'a9442799',
  '2': '2ea18c00',
  '3': '2a578045',
  '4': '12e6aa62',
  '5': 'b80a1981',
  '6': '6fd3aab8',
  '7': 'a6837323',
  '8': '01b667c0',
  '9': 'ce27161f',
  '10': '344a586b',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
