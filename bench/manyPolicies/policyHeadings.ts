/* eslint-disable @typescript-eslint/no-non-null-assertion -- the index is taken modulo the length of a list that is never empty */
/* Stands in for `content/en/policyHeadings.ts`: the ten headings over and over, each under an id of its own. */
import { policyHeadings as ten } from '../../src/content/en/policyHeadings';
import { policyIds } from './policyIds';

export const policyHeadings = policyIds.map((id, i) => {
  const heading = ten[i % ten.length]!;
  return { ...heading, id, slug: `${heading.slug}-${id}` };
});
