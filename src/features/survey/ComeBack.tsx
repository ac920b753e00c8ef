import { styled } from '@mui/material/styles';
import { home } from 'words/home';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/ArrowLink';
import { selectIsUnderWay, selectProgress } from '../answers/votesSlice';
import { printFilter } from './surveyFilter';

/**
 * The root element's attributes show it until the app has read the stored answers (`early/rootMarks.ts`). Not once all
 * policies are answered: what stands in the question's place leads to the answers then.
 */
const ReturnLink = styled(ArrowLink)({
  display: 'none',
  [`&[data-open], html[data-answers]:not([data-next="${policyIds.length + 1}"]) &`]: { display: 'flex' },
});

/** For whoever answered some policies: the way to the others. */
export function ComeBack() {
  const { answered, left } = useAppSelector(selectProgress);
  const isUnderWay = useAppSelector(selectIsUnderWay);
  return (
    // The inline script may have corrected the number: React would report the difference.
    <ReturnLink
      isSmall
      data-screen-only
      href={`${paths.surveys}?${printFilter('unanswered')}`}
      data-count={policyIds.length}
      data-open={!isUnderWay && answered > 0 && left > 0 ? '' : undefined}
      suppressHydrationWarning
    >
      {home.continue(left)}
    </ReturnLink>
  );
}
