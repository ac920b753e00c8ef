import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { home } from 'words/home';
import { surveys } from 'words/surveys';
import { policyIds } from '../content/policyIds';
import { NextQuestion } from '../features/survey/NextQuestion';
import { printFilter } from '../features/survey/surveyFilter';
import { AllAnswered } from '../features/answers/AllAnswered';
import { PolicyTiles } from '../features/answers/PolicyTiles';
import { selectCompletedBy, selectProgress } from '../features/answers/votesSlice';
import { useAppSelector, useDeferredSelector } from '../lib/hooks';
import { voteSite } from '../lib/officialSites';
import { paths } from '../lib/paths';
import { ButtonRow } from '../ui/ButtonRow';
import { ExternalIcon } from '../ui/icons';
import { color } from '../ui/palette';
import { from, text } from '../ui/tokens';
import { PageHead } from '../ui/Screen';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Hero = styled('div')({
  paddingBlock: 'clamp(24px, 6vw, 72px) clamp(16px, 3vw, 32px)',
  background: `linear-gradient(${color('tint')}, ${color('page')})`,
  // Otherwise the page would not fit on one sheet of paper.
  '@media print': { paddingBlock: 0 },
});

const Columns = styled(Container)({
  display: 'grid',
  gap: '16px 56px',
  // The question precedes the buttons in the HTML, so that a phone's first screen has all of it, even below the banner.
  '@media (min-width: 860px)': {
    gridTemplateColumns: '1fr minmax(340px, 420px)',
    '& > :first-child': { alignSelf: 'end' },
    '& > section': { gridArea: '1 / 2 / span 2' },
  },
});

const Title = styled(Typography)({
  // Larger, the title would need two lines at 360 px.
  fontSize: 'clamp(2rem, 0.86rem + 5vw, 3.875rem)',
  lineHeight: 1.08,
}) as typeof Typography;

const Blurbs = styled(Container)({
  display: 'grid',
  gap: '32px 48px',
  marginBlockStart: 24,
  [from('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& > div': { borderBlockStart: `3px solid ${color('primary')}`, paddingBlockStart: 16 },
  '& p': { marginBlock: '8px 0' },
});

const Doors = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  marginBlockEnd: 32,
  '& span': { flexBasis: '100%', fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '@media print': { display: 'none' },
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
  const isComplete = useDeferredSelector(selectCompletedBy) !== undefined;
  return (
    <>
      <PageHead {...home.meta} path={paths.home} />
      <Hero>
        <Columns>
          <div>
            <Title variant="h1" component="h1" tabIndex={-1}>
              {home.heading}
            </Title>
            <Typography variant="subtitle1" component="p" sx={{ marginBlock: { xs: 1, md: 2 } }}>
              {home.tagline}
            </Typography>
            <Typography color="textSecondary">{home.lead}</Typography>
          </div>
          <NextQuestion />
          <div>
            <ButtonRow sx={{ marginBlockStart: '12px' }}>
              <Button variant="contained" component={Link} to={paths.surveys}>
                {home.buttons.takeSurvey}
              </Button>
              <Button variant="outlined" component={Link} to={paths.register}>
                {home.buttons.joinCommunity}
              </Button>
            </ButtonRow>
            <ComeBack />
          </div>
        </Columns>
        <Container sx={{ marginBlockStart: 3 }}>{isComplete ? <AllAnswered /> : <OwnTiles />}</Container>
      </Hero>
      <Doors>
        <span>{home.doors.heading}</span>
        <Link to={paths.compare}>{home.doors.friend}</Link>
        <Link to={paths.group}>{home.doors.group}</Link>
      </Doors>
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

/**
 * The link for visitors who come back. The root element's attributes show it until the app has read the stored answers
 * (`prerender/inlineScript.ts`). The line keeps its height without the link, so nothing moves. Once all policies are
 * answered, the link is hidden: the question's card links to the answers then.
 */
const Back = styled('p')({
  minHeight: 44,
  margin: '8px 0 0',
  '& a': { display: 'none', minHeight: 44, alignItems: 'center', fontWeight: 650 },
  [`&[data-open] a, html[data-answers]:not([data-next="${policyIds.length + 1}"]) & a`]: {
    display: 'inline-flex',
  },
  '@media print': { display: 'none' },
});

function ComeBack() {
  const { answered, left } = useAppSelector(selectProgress);
  return (
    <Back data-open={answered > 0 && left > 0 ? '' : undefined}>
      {/* The inline script may have corrected the number: React would report the difference. */}
      <Link
        to={`${paths.surveys}?${printFilter('unanswered')}`}
        data-count={policyIds.length}
        suppressHydrationWarning
      >
        {home.continue(left)}
      </Link>
    </Back>
  );
}

const Standing = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  marginBlockEnd: 8,
  fontSize: text.note.fontSize,
  '& p': { margin: 0, fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 },
  '@media print': { '& a': { display: 'none' } },
});

function OwnTiles() {
  const { answered } = useAppSelector(selectProgress);
  return (
    <>
      <Standing>
        <p data-count="" suppressHydrationWarning>
          {surveys.progress(answered, policyIds.length)}
        </p>
        <Link to={paths.myAnswers}>{surveys.myAnswers}</Link>
      </Standing>
      <PolicyTiles />
    </>
  );
}
