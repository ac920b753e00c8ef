import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../content/policyIds';
import type { PolicyHeading } from '../content/types';

/** For parts that are drawn about one policy. */
export function headingOf(id: PolicyId): PolicyHeading {
  const heading = policyHeadings.find((each) => each.id === id);
  if (!heading) throw new Error(`There is no policy ${id}.`);
  return heading;
}
