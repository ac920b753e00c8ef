import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { answersId, paths } from '../../lib/paths';
import { AnswersVoice, NoAnswersYet, WhenAnswered } from '../../ui/answersSection';
import { ButtonRow } from '../../ui/ButtonRow';
import { LinkRow } from '../../ui/layout';
import { Voice } from '../../ui/Voice';
import { selectProgress, selectVotes } from './votesSlice';
import { AnswersTable } from './AnswersTable';

const { stand, empty, steps } = myAnswers;

export function WhereIStand() {
  const { answered } = useAppSelector(selectProgress);
  const votes = useAppSelector(selectVotes);
  return (
    <section id={answersId} tabIndex={-1} aria-label={stand.label}>
      <AnswersVoice data-own data-empty={answered === 0}>
        <Voice answers={votes} />
      </AnswersVoice>
      {answered === 0 && <NoAnswers />}
      <WhenAnswered data-empty={answered === 0}>
        <h2>{stand.label}</h2>
        <Typography variant="body2" color="textSecondary">
          <span>{stand.answered(answered, policyIds.length)}</span> <span data-screen-only>{stand.star}</span>
        </Typography>
        <LinkRow data-screen-only>
          <Link to={paths.share}>{steps.share.title}</Link>
        </LinkRow>
        <AnswersTable />
      </WhenAnswered>
    </section>
  );
}

function NoAnswers() {
  return (
    <NoAnswersYet>
      <h2>{empty.heading}</h2>
      <p>{empty.text}</p>
      <ButtonRow>
        <Button variant="contained" component={Link} to={paths.surveys}>
          {empty.link}
        </Button>
      </ButtonRow>
    </NoAnswersYet>
  );
}
