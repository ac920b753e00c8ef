import type { PolicyHeading } from './types';

/**
 * The fixed policies, in the order the site shows them: what names them in addresses and storage, in every language.
 * Ids are strings: they are keys of the stored `votes` map.
 */
export const policySlugs = {
  '1': { slug: 'universal-background-checks', categorySlug: 'gun-control' },
  '2': { slug: 'student-loan-forgiveness', categorySlug: 'education' },
  '3': { slug: 'medicare-expansion', categorySlug: 'healthcare' },
  '4': { slug: 'merit-based-immigration-system', categorySlug: 'immigration' },
  '5': { slug: 'carbon-tax-policy', categorySlug: 'environment' },
  '6': { slug: 'data-privacy-protection', categorySlug: 'technology' },
  '7': { slug: 'federal-minimum-wage-increase', categorySlug: 'economy' },
  '8': { slug: 'mandatory-sentencing-reform', categorySlug: 'criminal-justice' },
  '9': { slug: 'affordable-housing-initiative', categorySlug: 'housing' },
  '10': { slug: 'veterans-healthcare-modernization', categorySlug: 'veterans-affairs' },
} as const;

export type PolicyId = keyof typeof policySlugs;

export const policyIds = Object.keys(policySlugs) as readonly PolicyId[];

/** @param names what a language calls each policy. @returns the policies in order, with what no language changes. */
export function headingsOf(
  names: Readonly<Record<PolicyId, Pick<PolicyHeading, 'category' | 'title'>>>,
): readonly PolicyHeading[] {
  return policyIds.map((id) => ({ id, ...policySlugs[id], ...names[id] }));
}
