import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useDeferredSelector } from '../../hooks';
import { paths } from '../../paths';
import { LinkRow } from '../../ui/LinkRow';
import { color } from '../../ui/palette';
import { Bar } from '../votes/AnswerBars';
import { ClearAnswers } from '../votes/ClearAnswers';
import { AnswerAnnouncement } from './AnswerAnnouncement';
import { nextUnanswered } from './surveyFilter';
import { selectProgress, selectVotes } from '../votes/votesSlice';

const Progress = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  color: color('muted'),
  fontSize: '0.9375rem',
  '& p': { margin: 0, whiteSpace: 'nowrap' },
  '& [role=progressbar]': { height: 10, '@media print': { display: 'none' } },
});

/** Clear all is separated from the buttons that lead on. */
const Tools = styled(LinkRow)({ '& > :last-child': { marginInlineStart: 'auto' } });

/** Progress and the next steps. The rows are always the same, so answering shifts nothing. */
export function SurveyTools() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { answered } = useDeferredSelector(selectProgress);
  const next = useDeferredSelector((state) => nextUnanswered(selectVotes(state), hash.slice(1)));
  const all = policyIds.length;
  return (
    <>
      <Progress>
        <p>{surveys.progress(answered, all)}</p>
        <Bar
          count={answered}
          fill="primary"
          role="progressbar"
          aria-label={surveys.progressLabel}
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={answered}
        />
        <AnswerAnnouncement />
      </Progress>
      <Tools>
        <Button
          size="small"
          data-needs-scripts
          aria-disabled={!next}
          onClick={() => {
            // Going to the card's address shows the card even if it is filtered out, scrolls to it and focuses it.
            if (next) void navigate({ search, hash: next.slug }, { replace: true });
          }}
        >
          {surveys.nextUnanswered}
        </Button>
        <Button size="small" component={Link} to={paths.myAnswers}>
          {surveys.myAnswers}
        </Button>
        <ClearAnswers />
      </Tools>
    </>
  );
}
