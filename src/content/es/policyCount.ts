import { policyIds } from '../policyIds';

const inWords = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** How many policies there are, as running text says it: in words up to twelve. */
export const policyCount = inWords[policyIds.length] ?? String(policyIds.length);

/** The same where a sentence begins. */
export const policyCountFirst = policyCount.charAt(0).toUpperCase() + policyCount.slice(1);
