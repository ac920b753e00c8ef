import Typography from '@mui/material/Typography';
import { congress as words } from 'words/congress';
import { committeesOf, committeesOfCongress, committeeSites } from '../../content/committees';
import type { PolicyId } from '../../content/policyIds';
import { ExternalLink } from '../../ui/ExternalLink';

/** Hidden on paper: a policy has to fit one sheet, and links cannot be followed there. */
export function CommitteesOfPolicy({ policyId }: { readonly policyId: PolicyId }) {
  return (
    <Typography variant="body2" data-screen-only>
      {words.begin(committeesOfCongress)}{' '}
      {committeesOf[policyId].map((committee, place) => (
        <span key={committee}>
          {place > 0 && ', '}
          <ExternalLink href={committeeSites[committee]}>{words.committees[committee]}</ExternalLink>
        </span>
      ))}
    </Typography>
  );
}
