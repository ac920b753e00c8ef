import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { home } from 'words/home';
import { AllAnswered } from '../features/answers/AllAnswered';
import { AnswersSoFar } from '../features/answers/AnswersSoFar';
import { RegisterToVote } from '../features/membership/RegisterToVote';
import { NextQuestion } from '../features/survey/NextQuestion';
import { TakePart } from '../features/survey/TakePart';
import { paths } from '../lib/paths';
import { Hero, HeroColumns, HeroFoot, HeroHead, HeroTitle } from '../ui/hero';
import { LinkRow } from '../ui/LinkRow';
import { RuledColumns } from '../ui/RuledColumns';
import { PageHead } from '../ui/Screen';

export function Home() {
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
          <AnswersSoFar />
          <TakePart />
        </HeroColumns>
        <HeroFoot>
          <AllAnswered />
        </HeroFoot>
      </Hero>
      <Container>
        <LinkRow data-screen-only>
          <strong>{home.doors.heading}</strong>
          <Link to={paths.compare}>{home.doors.friend}</Link>
          <Link to={paths.group}>{home.doors.group}</Link>
        </LinkRow>
        <RuledColumns>
          {home.blurbs.map(({ title, text }) => (
            <div key={title}>
              <Typography variant="h2">{title}</Typography>
              <p>{text}</p>
            </div>
          ))}
        </RuledColumns>
        <RegisterToVote />
      </Container>
    </>
  );
}
