import { Link } from 'react-router-dom';
import { home } from 'words/home';
import { AnswersSoFar } from '../features/answers/AnswersSoFar';
import { RegisterToVote } from '../features/membership/RegisterToVote';
import { NextQuestion } from '../features/survey/NextQuestion';
import { TakePart } from '../features/survey/TakePart';
import { paths } from '../lib/paths';
import { Hero, HeroColumns } from '../ui/hero';
import { LinkRow, Shell } from '../ui/layout';
import { RuledColumns } from '../ui/RuledColumns';
import { PageHead } from '../ui/Screen';

export function Home() {
  return (
    <>
      <PageHead {...home.meta} path={paths.home} />
      <Hero>
        <HeroColumns>
          <div>
            <h1 tabIndex={-1}>{home.heading}</h1>
            <p>{home.tagline}</p>
          </div>
          <p>{home.lead}</p>
          <hr data-screen-only role="presentation" />
          <NextQuestion />
          <AnswersSoFar />
          <TakePart />
        </HeroColumns>
      </Hero>
      <Shell>
        <LinkRow data-screen-only>
          <strong>{home.doors.heading}</strong>
          <Link to={paths.compare}>{home.doors.friend}</Link>
          <Link to={paths.group}>{home.doors.group}</Link>
        </LinkRow>
        <RuledColumns>
          {home.blurbs.map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </RuledColumns>
        <RegisterToVote />
      </Shell>
    </>
  );
}
