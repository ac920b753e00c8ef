import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { useDeferredSelector } from '../../hooks';
import { paths } from '../../paths';
import { LinkRow } from '../../ui/LinkRow';
import { ClearAnswers } from './ClearAnswers';
import { nextUnanswered } from './surveyFilter';
import { selectVotes } from './votesSlice';

/** Taking everything back stands apart from what leads on. */
const Tools = styled(LinkRow)({ '& > :last-child': { marginInlineStart: 'auto' } });

/** What to do next on the survey screen. Always the same row, so that answering moves nothing. */
export function SurveyTools() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const next = useDeferredSelector((state) => nextUnanswered(selectVotes(state), hash.slice(1)));
  return (
    <Tools>
      <Button
        variant="text"
        size="small"
        data-needs-scripts
        aria-disabled={!next}
        onClick={() => {
          // The card's address does the rest: it shows the card whatever the filter, scrolls to it and gives it the focus.
          if (next) void navigate({ search, hash: next.slug }, { replace: true });
        }}
      >
        {surveys.nextUnanswered}
      </Button>
      <Button variant="text" size="small" component={Link} to={paths.myAnswers}>
        {surveys.myAnswers}
      </Button>
      <ClearAnswers />
    </Tools>
  );
}
