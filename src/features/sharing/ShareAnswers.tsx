import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { share } from 'words/share';
import { useAppSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { width } from '../../theme/tokens';
import { lazyPart } from '../../ui/lazyPart';
import { selectVotes } from '../answers/votesSlice';

/** Loaded lazily: without answers the form is not shown at all. */
const ShareForm = lazyPart(async () => (await import('./ShareForm')).ShareForm, share.loadFailed);

export function ShareAnswers() {
  const hasAnswers = useAppSelector((state) => Object.keys(selectVotes(state)).length > 0);
  // As high as the window, also before the form is there: what is below stays out of view and is seen to move nowhere.
  if (hasAnswers) {
    return (
      <Box sx={{ minHeight: '100svh' }}>
        <ShareForm />
      </Box>
    );
  }
  return (
    <Card
      component="section"
      sx={{
        maxInlineSize: width.column,
        // Stored answers are loading: “You have not answered yet” would be wrong.
        'html[data-answers] &': { visibility: 'hidden', minHeight: '100svh' },
      }}
    >
      <CardContent>{share.nothing}</CardContent>
      <CardActions>
        <Button variant="contained" href={paths.surveys}>
          {share.goAnswer}
        </Button>
      </CardActions>
    </Card>
  );
}
