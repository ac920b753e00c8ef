import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { policyPath } from '../../lib/paths';
import { NeighborLinks } from '../../ui/policyNav';

const words = surveys.policyPage;

export function NeighborPolicies({ heading }: { readonly heading: PolicyHeading }) {
  const place = policyHeadings.indexOf(heading);
  const neighbors = [
    { rel: 'prev', label: words.previous, to: policyHeadings[place - 1] },
    { rel: 'next', label: words.next, to: policyHeadings[place + 1] },
  ];
  return (
    <NeighborLinks as="nav" aria-label={words.others}>
      {neighbors.map(
        ({ rel, label, to }) =>
          to && (
            <Link key={rel} rel={rel} to={policyPath(to.slug)}>
              <small>{label} </small>
              {to.title}
            </Link>
          ),
      )}
    </NeighborLinks>
  );
}
