import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '0cd31088',
  '2': '48294c09',
  '3': 'e58e7183',
  '4': '0f5c018c',
  '5': '799e94d5',
  '6': '4f3ade68',
  '7': '7da0cd2a',
  '8': '07a13016',
  '9': '605d395b',
  '10': 'b049b552',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
