import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': 'a9442799',
  '2': '9c784fb2',
  '3': '57ed1b7c',
  '4': '7deb8e2b',
  '5': '8dcb1b80',
  '6': 'a0925d3f',
  '7': 'a6837323',
  '8': '01b667c0',
  '9': 'ce27161f',
  '10': '344a586b',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
