import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { home } from 'words/home';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { ButtonRow } from '../../ui/ButtonRow';
import { HeroReturn } from '../../ui/hero';
import { Cluster } from '../../ui/layout';
import { selectProgress } from '../answers/votesSlice';
import { printFilter } from './surveyFilter';

/** The ways into the survey: for whoever is new, for members, and for whoever comes back. */
export function TakePart() {
  return (
    <Cluster>
      <ButtonRow>
        <Button variant="contained" component={Link} to={paths.surveys}>
          {home.buttons.takeSurvey}
        </Button>
        <Button variant="outlined" component={Link} to={paths.register}>
          {home.buttons.joinCommunity}
        </Button>
      </ButtonRow>
      <ComeBack />
    </Cluster>
  );
}

function ComeBack() {
  const { answered, left } = useAppSelector(selectProgress);
  return (
    <HeroReturn as="p" data-screen-only data-open={answered > 0 && left > 0 ? '' : undefined}>
      {/* The inline script may have corrected the number: React would report the difference. */}
      <Link
        to={`${paths.surveys}?${printFilter('unanswered')}`}
        data-count={policyIds.length}
        suppressHydrationWarning
      >
        {home.continue(left)}
      </Link>
    </HeroReturn>
  );
}
