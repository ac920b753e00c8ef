import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { resumeComparison as words } from 'words/resumeComparison';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector, useDeferredSelector } from '../../lib/hooks';
import { comparePath, policyPath } from '../../lib/paths';
import { gutter, upTo } from '../../theme/tokens';
import { ArrowLink } from '../../ui/ArrowLink';
import { selectVotes } from '../answers/votesSlice';
import { selectWaitingCode } from './comparisonSlice';
import { decodeShared } from './shareCode';

/**
 * The bar is not prerendered: only the app draws it. The inline script sets `data-waiting` if a comparison is stored,
 * and this element then reserves the bar's height from the first paint, so nothing shifts. The heights are those of the
 * longer language at the narrowest window of each range; a shorter bar is stretched to them. No title of a policy is
 * shown, as the longest would need room that all others leave empty.
 */
const Reserved = styled('div')({
  'html[data-waiting] &, &:not(:empty)': {
    display: 'grid',
    minHeight: 97,
    [upTo('md')]: { minHeight: 180 },
  },
});

interface ResumeComparisonProps {
  /** Called with the code when the visitor goes to the comparison, for the page on which it is shown. */
  readonly onCompare?: (code: string) => void;
}

export function ResumeComparison({ onCompare }: ResumeComparisonProps) {
  const code = useAppSelector(selectWaitingCode);
  const { pathname } = useLocation();
  const votes = useDeferredSelector(selectVotes);
  if (code === null) return <Reserved data-screen-only />;
  const compare = () => onCompare?.(code);
  const asked = Object.keys(decodeShared(code).shared?.votes ?? {}) as PolicyId[];
  const missing = policyHeadings.filter(({ id }) => asked.includes(id) && !votes[id]);
  const left = missing.length;
  // Skips the policy whose page is open: a link to it would change nothing.
  const next = missing.find(({ slug }) => policyPath(slug) !== pathname);
  return (
    <Reserved data-screen-only>
      <Paper
        component="section"
        variant="tonal"
        aria-label={words.label}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'center',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px 12px',
          mb: 4,
          px: gutter,
          py: 3,
        }}
      >
        <p role="status">{left > 0 ? words.left(left) : words.ready}</p>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
          {next && (
            <ArrowLink isSmall href={policyPath(next.slug)} aria-label={words.nextLabel(next.title)}>
              {words.next}
            </ArrowLink>
          )}
          {left > 0 ? (
            <ArrowLink isSmall href={comparePath(code)} onClick={compare}>
              {words.back}
            </ArrowLink>
          ) : (
            <Button variant="contained" href={comparePath(code)} onClick={compare}>
              {words.compare}
            </Button>
          )}
        </Box>
      </Paper>
    </Reserved>
  );
}
