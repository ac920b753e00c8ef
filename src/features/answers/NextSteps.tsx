import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { voteSite } from '../../lib/officialSites';
import { paths } from '../../lib/paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { NextStep, NextStepsList, NextStepsNav } from '../../ui/nextSteps';
import { Note } from '../../ui/surveyList';

const { steps } = myAnswers;

const ways = [
  { to: paths.letter, ...steps.write },
  { to: paths.share, ...steps.share },
  { to: paths.compare, ...steps.compare },
  { to: paths.group, ...steps.group },
  { to: paths.education, ...steps.education },
];

export function NextSteps() {
  return (
    <NextStepsNav data-screen-only aria-labelledby="next-steps">
      <h2 id="next-steps">{steps.heading}</h2>
      <NextStepsList role="list">
        {ways.map(({ to, title, text }) => (
          <NextStep as="li" key={to}>
            <Link to={to}>{title}</Link>
            <Note>{text}</Note>
          </NextStep>
        ))}
        <NextStep as="li">
          <ExternalLink href={voteSite}>{steps.register.title}</ExternalLink>
          <Note>{steps.register.text}</Note>
        </NextStep>
      </NextStepsList>
    </NextStepsNav>
  );
}
