import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': '17f706ba',
  '2': '19e03858',
  '3': '716f64a1',
  '4': 'ea3cb4dc',
  '5': '4747158a',
  '6': 'dfed8aa9',
  '7': '6bf35ed1',
  '8': '9336fcb3',
  '9': 'b8e09c49',
  '10': '2fb4b1c8',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
