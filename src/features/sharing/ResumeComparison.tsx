import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { resumeComparison as words } from 'words/resumeComparison';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector, useDeferredSelector } from '../../lib/hooks';
import { comparePath, policyPath } from '../../lib/paths';
import { ResumeBar, ResumeRoom } from '../../ui/ResumeBar';
import { decodeShared } from './shareCode';
import { selectVotes } from '../answers/votesSlice';
import { selectWaitingCode } from './comparisonSlice';

export function ResumeComparison() {
  const code = useAppSelector(selectWaitingCode);
  const { pathname } = useLocation();
  const votes = useDeferredSelector(selectVotes);
  if (code === null) return <ResumeRoom data-screen-only />;
  const asked = Object.keys(decodeShared(code).shared?.votes ?? {}) as PolicyId[];
  const missing = policyHeadings.filter(({ id }) => asked.includes(id) && !votes[id]);
  const left = missing.length;
  // Skips the policy whose page is open: a link to it would change nothing.
  const next = missing.find(({ slug }) => policyPath(slug) !== pathname);
  return (
    <ResumeRoom data-screen-only>
      <ResumeBar aria-label={words.label}>
        <p role="status">{left > 0 ? words.left(left) : words.ready}</p>
        {next && <Link to={policyPath(next.slug)}>{words.next(next.title)}</Link>}
        {left > 0 ? (
          <Link to={comparePath(code)}>{words.back}</Link>
        ) : (
          <Button variant="contained" component={Link} to={comparePath(code)}>
            {words.compare}
          </Button>
        )}
      </ResumeBar>
    </ResumeRoom>
  );
}
