import type { PolicyHeading } from './types';

/**
 * By id (for storage) the slug (for addresses), the same in every language. A change would break stored answers and
 * links. The order is that in which the site shows the policies. Ids are strings: keys of the stored `votes` map.
 */
export const policySlugs = {
  '1': 'universal-background-checks',
  '2': 'student-loan-forgiveness',
  '3': 'medicare-expansion',
  '4': 'merit-based-immigration-system',
  '5': 'carbon-tax-policy',
  '6': 'data-privacy-protection',
  '7': 'federal-minimum-wage-increase',
  '8': 'mandatory-sentencing-reform',
  '9': 'affordable-housing-initiative',
  '10': 'veterans-healthcare-modernization',
} as const;

export type PolicyId = keyof typeof policySlugs;

export const policyIds = Object.keys(policySlugs) as readonly PolicyId[];

export function headingsOf(
  names: Readonly<Record<PolicyId, Omit<PolicyHeading, 'id' | 'slug'>>>,
): readonly PolicyHeading[] {
  return policyIds.map((id) => ({ id, slug: policySlugs[id], ...names[id] }));
}
