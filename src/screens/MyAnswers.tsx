import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { AnswersPicture } from '../features/myAnswers/AnswersPicture';
import { AnswersTable } from '../features/myAnswers/AnswersTable';
import { FromOtherDevice } from '../features/otherDevice/FromOtherDevice';
import { ClearAnswers } from '../features/votes/ClearAnswers';
import { voteSite } from '../officialSites';
import { answersId, paths } from '../paths';
import { AboutThis } from '../ui/AboutThis';
import { ExternalLink } from '../ui/ExternalLink';
import { lazyPart } from '../ui/lazyPart';
import { LinkRow } from '../ui/LinkRow';
import { NumberedSteps, StepNumber } from '../ui/NumberedSteps';
import { color } from '../ui/palette';
import { Screen } from '../ui/Screen';

const { steps, actions } = myAnswers;

export function MyAnswers() {
  return (
    <Screen words={myAnswers} path={paths.myAnswers}>
      <AboutThis>{myAnswers.honest}</AboutThis>
      <FromOtherDevice />
      <AnswersPicture />
      <NextSteps />
      <AnswersTable />
      <AnswersActions />
    </Screen>
  );
}

const links = [
  { to: `#${answersId}`, ...steps.star },
  { to: paths.letter, ...steps.write },
  { to: paths.share, ...steps.share },
  { to: paths.compare, ...steps.compare },
  { to: paths.group, ...steps.group },
];

const Steps = styled(NumberedSteps)({
  marginBlockStart: 12,
  '& > li:last-child::after': { display: 'none' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 650 },
  '@media (pointer: coarse)': { '& a': { minHeight: 44, marginBlock: -6 } },
  '& p': { margin: 0, color: color('muted'), fontSize: '0.9375rem', lineHeight: 1.45 },
});

/** The ways on from one's answers, each with what one gets. */
function NextSteps() {
  return (
    <Box component="nav" aria-labelledby="next-steps" sx={{ marginBlockStart: 4, displayPrint: 'none' }}>
      <Typography variant="h3" component="h2" id="next-steps">
        {steps.heading}
      </Typography>
      <Steps role="list">
        {links.map(({ to, title, text }, index) => (
          <li key={to}>
            <StepNumber aria-hidden="true">{index + 1}</StepNumber>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <StepNumber aria-hidden="true">{links.length + 1}</StepNumber>
          <ExternalLink href={voteSite}>{steps.register.title}</ExternalLink>
          <p>{steps.register.text}</p>
        </li>
      </Steps>
    </Box>
  );
}

const LinkForDevice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "LinkForDevice" */ '../features/otherDevice/LinkForDevice'))
      .LinkForDevice,
  actions.loadFailed,
);

/** What can be done with the answers as a whole. */
function AnswersActions() {
  const [linkOpen, setLinkOpen] = useState(false);
  return (
    <>
      <LinkRow
        role="group"
        aria-label={actions.label}
        data-needs-scripts
        sx={{ rowGap: 1, marginBlockStart: 2 }}
      >
        <Button variant="outlined" onClick={() => window.print()}>
          {actions.print}
        </Button>
        <Button variant="outlined" aria-expanded={linkOpen} onClick={() => setLinkOpen(!linkOpen)}>
          {actions.otherDevice}
        </Button>
        <ClearAnswers />
      </LinkRow>
      {linkOpen && <LinkForDevice />}
    </>
  );
}
