import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { voteSite } from '../../lib/officialSites';
import { paths } from '../../lib/paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { NextStepsList, NextStepsNav } from '../../ui/nextSteps';

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
      <Typography variant="h2" id="next-steps">
        {steps.heading}
      </Typography>
      <NextStepsList role="list">
        {ways.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </li>
        ))}
        <li>
          <ExternalLink href={voteSite}>{steps.register.title}</ExternalLink>
          <Typography variant="body2" color="textSecondary">
            {steps.register.text}
          </Typography>
        </li>
      </NextStepsList>
    </NextStepsNav>
  );
}
