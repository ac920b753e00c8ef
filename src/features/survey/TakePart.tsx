import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { home } from 'words/home';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { selectProgress } from '../answers/votesSlice';
import { printFilter } from './surveyFilter';

/** The ways into the survey: for whoever is new, for members, and for whoever comes back. */
export function TakePart() {
  return (
    <Stack sx={{ flexFlow: 'row wrap', gap: 3 }} data-screen-only>
      <Button
        variant="contained"
        size="large"
        href={paths.surveys}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {home.buttons.takeSurvey}
      </Button>
      <Button variant="outlined" size="large" href={paths.register}>
        {home.buttons.joinCommunity}
      </Button>
      <ComeBack />
    </Stack>
  );
}

/**
 * The root element's attributes show the link until the app has read the stored answers (`prerender/inlineScript.ts`). The
 * line keeps its height without the link, so nothing moves. Once all policies are answered, the link is hidden: what is said in
 * the question's place leads to the answers then.
 */
const ReturnLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  visibility: 'hidden',
  [`&[data-open], html[data-answers]:not([data-next="${policyIds.length + 1}"]) &`]: {
    visibility: 'visible',
  },
});

function ComeBack() {
  const { answered, left } = useAppSelector(selectProgress);
  return (
    // The inline script may have corrected the number: React would report the difference.
    <ReturnLink
      href={`${paths.surveys}?${printFilter('unanswered')}`}
      data-count={policyIds.length}
      data-open={answered > 0 && left > 0 ? '' : undefined}
      suppressHydrationWarning
    >
      {home.continue(left)}
    </ReturnLink>
  );
}
