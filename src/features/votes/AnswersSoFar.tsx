import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../hooks';
import { home } from 'words/home';
import { paths } from '../../paths';
import { selectConsent } from '../consent/consentSlice';
import { selectIsSavingFailing } from '../saving/savingSlice';
import { AnswerBars } from './AnswerBars';
import { selectProgress } from './votesSlice';

const words = home.progress;

/** The visitor's own answers, beside the hero. Never a poll. */
export function AnswersSoFar() {
  const { answered, left } = useAppSelector(selectProgress);
  const declined = useAppSelector(selectConsent) === 'declined';
  const failing = useAppSelector(selectIsSavingFailing);

  const progress = answered === 0 ? words.none : left === 0 ? words.complete : words.left(left);
  const kept = declined || failing ? words.keptInTab : words.savedOnDevice;
  return (
    <Paper component="section" aria-labelledby="answers-so-far" sx={{ padding: 3 }}>
      <Typography variant="h4" component="h2" id="answers-so-far" sx={{ marginBlockEnd: 1.5 }}>
        {words.title}
      </Typography>
      <AnswerBars />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: '14px', lineHeight: 1.6 }}>
        {progress} · {kept}
      </Typography>
      <Button size="small" component={Link} to={paths.myAnswers} sx={{ fontSize: '0.9375rem' }}>
        {words.seeAll}
      </Button>
    </Paper>
  );
}
