import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useDeferredSelector } from '../../hooks';
import type { AppThunk } from '../../hooks';
import { surveys } from 'words/surveys';
import { paths } from '../../paths';
import { ClearAnswers } from './ClearAnswers';
import { nextUnanswered } from './surveyFilter';
import { selectProgress, selectVotes } from './votesSlice';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  fontSize: '0.9375rem',
});

/** Without scripts a button could do nothing. */
const NeedsScripts = styled('span')({
  display: 'none',
  'html[data-scripts] &': { display: 'contents' },
  // Taking everything back stands apart from what leads on.
  'html[data-scripts] &:last-child': { display: 'inline-flex', marginInlineStart: 'auto' },
});

/** What to do next on the survey screen. Always the same row, so that answering moves nothing. */
export function SurveyTools() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const done = useDeferredSelector((state) => selectProgress(state).left === 0);

  /** The card's address does the rest: it shows the card whatever the filter, scrolls to it and gives it the focus. */
  function goOn(): AppThunk {
    return (_dispatch, getState) => {
      const next = nextUnanswered(selectVotes(getState()), hash.slice(1));
      if (next) void navigate({ search, hash: next.slug }, { replace: true });
    };
  }

  return (
    <Row>
      <NeedsScripts>
        <Button
          variant="text"
          size="small"
          aria-disabled={done}
          onClick={() => {
            dispatch(goOn());
          }}
        >
          {surveys.nextUnanswered}
        </Button>
      </NeedsScripts>
      <Button variant="text" size="small" component={Link} to={paths.myAnswers}>
        {surveys.myAnswers}
      </Button>
      <NeedsScripts>
        <ClearAnswers />
      </NeedsScripts>
    </Row>
  );
}
