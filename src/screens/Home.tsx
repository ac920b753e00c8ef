import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { home } from 'words/home';
import { surveys } from 'words/surveys';
import { policyIds } from '../content/policyIds';
import { NextQuestion } from '../features/survey/NextQuestion';
import { printFilter } from '../features/survey/surveyFilter';
import { AllAnswered } from '../features/answers/AllAnswered';
import { OwnVoice } from '../features/answers/OwnVoice';
import { selectProgress } from '../features/answers/votesSlice';
import { useAppSelector } from '../lib/hooks';
import { voteSite } from '../lib/officialSites';
import { paths } from '../lib/paths';
import { ExternalIcon } from '../ui/icons';
import { PageHead } from '../ui/Screen';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import {
  Hero,
  HeroActions,
  HeroColumns,
  HeroFoot,
  HeroHead,
  HeroReturn,
  HeroStanding,
  HeroTitle,
} from '../ui/hero';
import { RuledColumns } from '../ui/RuledColumns';
import { LabelledLinks } from '../ui/LabelledLinks';
import { TintPanel } from '../ui/TintPanel';

export function Home() {
  const vote = home.voterRegistration;
  return (
    <>
      <PageHead {...home.meta} path={paths.home} />
      <Hero>
        <HeroHead>
          <div>
            <HeroTitle variant="h1" component="h1" tabIndex={-1}>
              {home.heading}
            </HeroTitle>
            <Typography variant="subtitle1" component="p">
              {home.tagline}
            </Typography>
          </div>
          <Typography color="textSecondary">{home.lead}</Typography>
        </HeroHead>
        <HeroColumns>
          <NextQuestion />
          <div>
            <OwnVoice />
            <Standing />
          </div>
          <div>
            <HeroActions>
              <Button variant="contained" component={Link} to={paths.surveys}>
                {home.buttons.takeSurvey}
              </Button>
              <Button variant="outlined" component={Link} to={paths.register}>
                {home.buttons.joinCommunity}
              </Button>
            </HeroActions>
            <ComeBack />
          </div>
        </HeroColumns>
        <HeroFoot>
          <AllAnswered />
        </HeroFoot>
      </Hero>
      <LabelledLinks data-screen-only>
        <span>{home.doors.heading}</span>
        <Link to={paths.compare}>{home.doors.friend}</Link>
        <Link to={paths.group}>{home.doors.group}</Link>
      </LabelledLinks>
      <RuledColumns>
        {home.blurbs.map(({ title, text }) => (
          <div key={title}>
            <Typography variant="h2">{title}</Typography>
            <p>{text}</p>
          </div>
        ))}
      </RuledColumns>
      <Container>
        <TintPanel aria-labelledby="voter-registration">
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
        </TintPanel>
      </Container>
    </>
  );
}

function ComeBack() {
  const { answered, left } = useAppSelector(selectProgress);
  return (
    <HeroReturn data-screen-only data-open={answered > 0 && left > 0 ? '' : undefined}>
      {/* The inline script may have corrected the number: React would report the difference. */}
      <Link
        to={`${paths.surveys}?${printFilter('unanswered')}`}
        data-count={policyIds.length}
        suppressHydrationWarning
      >
        {home.continue(left)}
      </Link>
    </HeroReturn>
  );
}

function Standing() {
  const { answered } = useAppSelector(selectProgress);
  return (
    <HeroStanding>
      <p data-count="" suppressHydrationWarning>
        {surveys.progress(answered, policyIds.length)}
      </p>
      <Link data-screen-only to={paths.myAnswers}>
        {surveys.myAnswers}
      </Link>
    </HeroStanding>
  );
}
