import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { resumeComparison as words } from 'words/resumeComparison';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector, useDeferredSelector } from '../../lib/hooks';
import { comparePath, policyPath } from '../../lib/paths';
import { color } from '../../ui/palette';
import { decodeShared } from './shareCode';
import { selectVotes } from '../answers/votesSlice';
import { selectWaitingCode } from './comparisonSlice';

/**
 * The bar is not prerendered: only the app draws it. The inline script sets `data-waiting` if a comparison is stored,
 * and this element then reserves the bar's height from the first paint, so nothing shifts. The heights are those of the
 * longer language with the longest title, at the narrowest window of each range; a shorter bar is stretched to them.
 */
const Room = styled('div')({
  '@media screen': {
    'html[data-waiting] &, &:not(:empty)': {
      display: 'grid',
      minHeight: 126,
      '@media (max-width: 699px)': { minHeight: 188 },
      '@media (max-width: 599px)': { minHeight: 242 },
    },
  },
});

const Bar = styled(Paper)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBlock: '0 20px',
  padding: '12px 20px',
  background: color('tint'),
  '& p': { margin: 0 },
  '@media print': { display: 'none' },
}) as typeof Paper;

export function ResumeComparison() {
  const code = useAppSelector(selectWaitingCode);
  const { pathname } = useLocation();
  const votes = useDeferredSelector(selectVotes);
  if (code === null) return <Room />;
  const asked = Object.keys(decodeShared(code).shared?.votes ?? {}) as PolicyId[];
  const missing = policyHeadings.filter(({ id }) => asked.includes(id) && !votes[id]);
  const left = missing.length;
  // Skips the policy whose page is open: a link to it would change nothing.
  const next = missing.find(({ slug }) => policyPath(slug) !== pathname);
  return (
    <Room>
      <Bar component="section" aria-label={words.label}>
        <p role="status">{left > 0 ? words.left(left) : words.ready}</p>
        {next && <Link to={policyPath(next.slug)}>{words.next(next.title)}</Link>}
        <Button
          variant={left > 0 ? 'text' : 'contained'}
          {...(left > 0 && { size: 'small' })}
          component={Link}
          to={comparePath(code)}
        >
          {left > 0 ? words.back : words.compare}
        </Button>
      </Bar>
    </Room>
  );
}
