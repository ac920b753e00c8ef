import { headingsOf } from '../policyIds';

/** The fixed policies by name, in order. Kept apart from their texts: most of the site needs only these. */
export const policyHeadings = headingsOf({
  '1': { category: 'Gun Control', title: 'Universal Background Checks' },
  '2': { category: 'Education', title: 'Student Loan Forgiveness' },
  '3': { category: 'Healthcare', title: 'Medicare Expansion' },
  '4': { category: 'Immigration', title: 'Merit-Based Immigration System' },
  '5': { category: 'Environment', title: 'Carbon Tax Policy' },
  '6': { category: 'Technology', title: 'Data Privacy Protection' },
  '7': { category: 'Economy', title: 'Federal Minimum Wage Increase' },
  '8': { category: 'Criminal Justice', title: 'Mandatory Sentencing Reform' },
  '9': { category: 'Housing', title: 'Affordable Housing Initiative' },
  '10': { category: 'Veterans Affairs', title: 'Veterans Healthcare Modernization' },
});
