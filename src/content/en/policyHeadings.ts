import type { PolicyHeading } from '../types';

/** The fixed policies by name, in order. Kept apart from their texts: most of the site needs only these. */
export const policyHeadings: readonly PolicyHeading[] = [
  {
    id: '1',
    slug: 'universal-background-checks',
    category: 'Gun Control',
    title: 'Universal Background Checks',
  },
  { id: '2', slug: 'student-loan-forgiveness', category: 'Education', title: 'Student Loan Forgiveness' },
  { id: '3', slug: 'medicare-expansion', category: 'Healthcare', title: 'Medicare Expansion' },
  {
    id: '4',
    slug: 'merit-based-immigration-system',
    category: 'Immigration',
    title: 'Merit-Based Immigration System',
  },
  { id: '5', slug: 'carbon-tax-policy', category: 'Environment', title: 'Carbon Tax Policy' },
  { id: '6', slug: 'data-privacy-protection', category: 'Technology', title: 'Data Privacy Protection' },
  {
    id: '7',
    slug: 'federal-minimum-wage-increase',
    category: 'Economy',
    title: 'Federal Minimum Wage Increase',
  },
  {
    id: '8',
    slug: 'mandatory-sentencing-reform',
    category: 'Criminal Justice',
    title: 'Mandatory Sentencing Reform',
  },
  {
    id: '9',
    slug: 'affordable-housing-initiative',
    category: 'Housing',
    title: 'Affordable Housing Initiative',
  },
  {
    id: '10',
    slug: 'veterans-healthcare-modernization',
    category: 'Veterans Affairs',
    title: 'Veterans Healthcare Modernization',
  },
];
