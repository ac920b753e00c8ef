import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '4cbcf560',
  '2': '676d16e3',
  '3': 'c31ccdec',
  '4': '247e0771',
  '5': '1c4b9d09',
  '6': 'aaca71d3',
  '7': '44580f13',
  '8': 'decc4b05',
  '9': '7e72de37',
  '10': '4c8a3fd2',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
