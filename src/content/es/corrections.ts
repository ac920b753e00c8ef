import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '1a1ce8a6',
  '2': '7e07654a',
  '3': '11a42ab3',
  '4': 'c22bce35',
  '5': 'c60aa241',
  '6': '4f3ade68',
  '7': 'da01019c',
  '8': '709ff671',
  '9': '1757b375',
  '10': '4687f905',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
