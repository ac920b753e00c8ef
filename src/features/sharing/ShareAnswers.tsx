import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { share } from 'words/share';
import { useAppSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { CardBox } from '../../ui/cards';
import { lazyPart } from '../../ui/lazyPart';
import { Stack } from '../../ui/layout';
import { ButtonRow } from '../../ui/ButtonRow';
import { selectVotes } from '../answers/votesSlice';

/** Loaded lazily: without answers the form is not shown at all. */
const ShareForm = lazyPart(async () => (await import('./ShareForm')).ShareForm, share.loadFailed);

export function ShareAnswers() {
  const hasAnswers = useAppSelector((state) => Object.keys(selectVotes(state)).length > 0);
  return (
    <Stack gap={24}>
      {hasAnswers ? (
        <ShareForm />
      ) : (
        <CardBox>
          {share.nothing}
          <ButtonRow>
            <Button variant="contained" component={Link} to={paths.surveys}>
              {share.goAnswer}
            </Button>
          </ButtonRow>
        </CardBox>
      )}
    </Stack>
  );
}
