import type { PolicyId } from '../policyIds';
import type { Correction } from '../types';

/** The mark of each card’s text when the site was first public, as in English. */
export const firstEdition: Readonly<Record<PolicyId, string>> = {
  '1': 'a9442799',
  '2': '2ea18c00',
  '3': 'cc46c278',
  '4': '389421de',
  '5': '16376fc8',
  '6': '31be6412',
  '7': 'a6837323',
  '8': 'cf642381',
  '9': 'ce27161f',
  '10': '3f906b42',
};

/** Newest first, line by line as in English: one change to a card is one line in each. */
export const corrections: readonly Correction[] = [];
