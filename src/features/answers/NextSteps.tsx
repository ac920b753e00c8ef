import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { voteSite } from '../../lib/officialSites';
import { paths } from '../../lib/paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { CardGrid } from '../../ui/cards';
import { Stack } from '../../ui/layout';
import { NextStep } from '../../ui/nextSteps';
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
    <Stack as="nav" gap={16} before={48} data-screen-only aria-labelledby="next-steps">
      <h2 id="next-steps">{steps.heading}</h2>
      <CardGrid as="ul" role="list">
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
      </CardGrid>
    </Stack>
  );
}
