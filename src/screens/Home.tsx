import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { home } from 'words/home';
import { selectConsent } from '../features/consent/consentSlice';
import { selectIsSavingFailing } from '../features/saving/savingSlice';
import { PolicyTiles } from '../features/tiles/PolicyTiles';
import { AnswerBars } from '../features/votes/AnswerBars';
import { selectProgress } from '../features/votes/votesSlice';
import { useAppSelector } from '../hooks';
import { voteSite } from '../officialSites';
import { paths } from '../paths';
import { ExternalIcon } from '../ui/icons';
import { color } from '../ui/palette';
import { PageHead } from '../ui/Screen';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Hero = styled('div')({
  paddingBlock: 'clamp(40px, 7vw, 80px)',
  background: `linear-gradient(${color('tint')}, ${color('page')})`,
  // On one sheet.
  '@media print': { paddingBlock: 0 },
});

const Columns = styled(Container)({
  display: 'grid',
  gap: '40px 56px',
  alignItems: 'center',
  '@media (min-width: 860px)': { gridTemplateColumns: '1fr minmax(340px, 420px)' },
});

const Title = styled(Typography)({
  fontSize: 'clamp(2.375rem, 1.4rem + 4.4vw, 3.875rem)',
  lineHeight: 1.08,
}) as typeof Typography;

const Blurbs = styled(Container)({
  display: 'grid',
  gap: '32px 48px',
  marginBlockStart: 24,
  '@media (min-width: 760px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& > div': { borderBlockStart: `3px solid ${color('primary')}`, paddingBlockStart: 16 },
  '& p': { marginBlock: '8px 0' },
});

const VotePanel = styled('section')({
  display: 'grid',
  gap: '24px 48px',
  alignItems: 'center',
  justifyItems: 'start',
  marginBlockStart: 64,
  padding: 'clamp(24px, 4vw, 40px)',
  borderRadius: 18,
  background: color('tint'),
  '@media print': { marginBlockStart: 16, padding: 0 },
  '@media (min-width: 860px)': { gridTemplateColumns: '1fr auto' },
  '& p': { marginBlock: '8px 0', maxWidth: '60ch' },
});

export function Home() {
  const vote = home.voterRegistration;
  return (
    <>
      <PageHead {...home.meta} path={paths.home} />
      <Hero>
        <Columns>
          <div>
            <Title variant="h1" component="h1" tabIndex={-1}>
              {home.heading}
            </Title>
            <Typography variant="subtitle1" component="p" sx={{ marginBlock: 2 }}>
              {home.tagline}
            </Typography>
            <Typography color="textSecondary">{home.lead}</Typography>
            <Stack
              direction="row"
              useFlexGap
              spacing={1.5}
              sx={{ flexWrap: 'wrap', marginBlockStart: '28px' }}
            >
              <Button variant="contained" component={Link} to={paths.surveys}>
                {home.buttons.takeSurvey}
              </Button>
              <Button variant="outlined" component={Link} to={paths.register}>
                {home.buttons.joinCommunity}
              </Button>
            </Stack>
          </div>
          <AnswersSoFar />
        </Columns>
        <Container sx={{ marginBlockStart: 4 }}>
          <PolicyTiles />
        </Container>
      </Hero>
      <Blurbs>
        {home.blurbs.map(({ title, text }) => (
          <div key={title}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <p>{text}</p>
          </div>
        ))}
      </Blurbs>
      <Container>
        <VotePanel aria-labelledby="voter-registration">
          <div>
            <Typography variant="h2" id="voter-registration">
              {vote.heading}
            </Typography>
            {vote.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Button
            variant="contained"
            href={voteSite}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<ExternalIcon />}
          >
            {vote.linkText}
            <VisuallyHidden> {vote.opensInNewTab}</VisuallyHidden>
          </Button>
        </VotePanel>
      </Container>
    </>
  );
}

/** The visitor's own answers, beside the hero. Never a poll. */
function AnswersSoFar() {
  const { answered, left } = useAppSelector(selectProgress);
  const declined = useAppSelector(selectConsent) === 'declined';
  const failing = useAppSelector(selectIsSavingFailing);

  const progress =
    answered === 0 ? home.progress.none : left === 0 ? home.progress.complete : home.progress.left(left);
  const kept = declined || failing ? home.progress.keptInTab : home.progress.savedOnDevice;
  return (
    <Paper component="section" aria-labelledby="answers-so-far" sx={{ padding: 3 }}>
      <Typography variant="h4" component="h2" id="answers-so-far" sx={{ marginBlockEnd: 1.5 }}>
        {home.progress.title}
      </Typography>
      <AnswerBars />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: '14px', lineHeight: 1.6 }}>
        <span>{progress}</span> · <span>{kept}</span>
      </Typography>
      <Button size="small" component={Link} to={paths.myAnswers} sx={{ fontSize: '0.9375rem' }}>
        {home.progress.seeAll}
      </Button>
    </Paper>
  );
}
