/**
 * What the site's owner fixed about the ten policies, written down a second time on purpose: tests that
 * read the titles from the content would agree with any rewording. Order and ids are fixed too.
 */
export const fixedPolicies = [
  { id: '1', category: 'Gun Control', title: 'Universal Background Checks' },
  { id: '2', category: 'Education', title: 'Student Loan Forgiveness' },
  { id: '3', category: 'Healthcare', title: 'Medicare Expansion' },
  { id: '4', category: 'Immigration', title: 'Merit-Based Immigration System' },
  { id: '5', category: 'Environment', title: 'Carbon Tax Policy' },
  { id: '6', category: 'Technology', title: 'Data Privacy Protection' },
  { id: '7', category: 'Economy', title: 'Federal Minimum Wage Increase' },
  { id: '8', category: 'Criminal Justice', title: 'Mandatory Sentencing Reform' },
  { id: '9', category: 'Housing', title: 'Affordable Housing Initiative' },
  { id: '10', category: 'Veterans Affairs', title: 'Veterans Healthcare Modernization' },
] as const;
