import { policyIds } from '../policyIds';

const inWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How many policies there are, as running text says it: in words up to twelve. */
export const policyCount = inWords[policyIds.length] ?? String(policyIds.length);

/** The same where a sentence begins. */
export const policyCountFirst = policyCount.charAt(0).toUpperCase() + policyCount.slice(1);
