import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '8b422dc3',
  '2': 'b723aeb4',
  '3': 'd660c83c',
  '4': '8b1b7441',
  '5': '95781e9e',
  '6': '101a0739',
  '7': '361eabcc',
  '8': '327d38e3',
  '9': 'a8cccfc3',
  '10': 'd8389450',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
