import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { answersId, paths } from '../../lib/paths';
import { EmptyState } from '../../ui/EmptyState';
import { LinkRow } from '../../ui/LinkRow';
import { BlankTiles } from '../../ui/BlankTiles';
import { selectProgress } from './votesSlice';
import { AnswersTable } from './AnswersTable';
import { WhenAnswered } from './WhenAnswered';

const { stand, empty, steps } = myAnswers;

export function WhereIStand() {
  const { answered } = useAppSelector(selectProgress);
  return (
    <Box
      component="section"
      id={answersId}
      tabIndex={-1}
      aria-label={stand.label}
      sx={{ marginBlockStart: 4 }}
    >
      {answered === 0 && <NoAnswers />}
      <WhenAnswered data-empty={answered === 0}>
        <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 0.5 }}>
          {stand.label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <span>{stand.answered(answered, policyIds.length)}</span>{' '}
          <Box component="span" sx={{ displayPrint: 'none' }}>
            {stand.star}
          </Box>
        </Typography>
        <LinkRow>
          <Link to={paths.share}>{steps.share.title}</Link>
        </LinkRow>
        <AnswersTable />
      </WhenAnswered>
    </Box>
  );
}

/** Hidden while stored answers are loading (the inline script sets `data-answers`): “No answers yet” would flash. */
const Nothing = styled(EmptyState)({ 'html[data-answers] &': { display: 'none' } });

function NoAnswers() {
  return (
    <Nothing>
      <BlankTiles />
      <h2>{empty.heading}</h2>
      <p>{empty.text}</p>
      <Button variant="contained" component={Link} to={paths.surveys}>
        {empty.link}
      </Button>
    </Nothing>
  );
}
