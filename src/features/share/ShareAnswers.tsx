import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { share } from 'words/share';
import { useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import { color } from '../../ui/palette';
import { Buttons } from '../../ui/TitledCard';
import { useLoaded } from '../../ui/useLoaded';
import { selectVotes } from '../votes/votesSlice';

/** Where nothing is answered there is nothing to fill in. */
const loadAnswers = () => import('./AnswersToShare');

const Stack = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });

const Warning = styled('aside')({
  padding: 'clamp(20px, 4vw, 28px)',
  borderRadius: 18,
  background: color('tint'),
  borderInlineStart: `6px solid ${color('undecided')}`,
  '& h2': { margin: 0 },
  '& ul': { margin: '8px 0 0', paddingInlineStart: 22, textWrap: 'pretty' },
  '& li': { paddingBlock: 3 },
});

export function ShareAnswers() {
  const hasAnswers = useAppSelector((state) => Object.keys(selectVotes(state)).length > 0);
  const loaded = useLoaded(loadAnswers, hasAnswers);
  const warning = <SharingWarning />;
  if (hasAnswers && loaded && loaded !== 'failed') {
    return (
      <Stack>
        <loaded.AnswersToShare warning={warning} />
      </Stack>
    );
  }
  return (
    <Stack>
      {warning}
      {loaded === 'failed' && <p role="alert">{share.loadFailed}</p>}
      {!hasAnswers && (
        <Card>
          <CardContent>
            <Typography>{share.nothing}</Typography>
            <Buttons>
              <Button variant="contained" component={Link} to={paths.surveys}>
                {share.goAnswer}
              </Button>
            </Buttons>
          </CardContent>
        </Card>
      )}
    </Stack>
  );
}

/** Stands before the link, not after it. */
function SharingWarning() {
  return (
    <Warning aria-labelledby="before-you-share">
      <Typography variant="h3" component="h2" id="before-you-share">
        {share.warning.heading}
      </Typography>
      <ul>
        {share.warning.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Warning>
  );
}
