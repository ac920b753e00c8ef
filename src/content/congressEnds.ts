/**
 * The day on which the 119th Congress ends (20th Amendment: January 3, at noon). A bill that was not enacted by then
 * has ended and would have to be introduced again, so letters no longer name it.
 */
export const congressEnds = '2027-01-03';
