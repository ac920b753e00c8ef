import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { WhereIStand } from '../features/answers/WhereIStand';
import { FromOtherDevice } from '../features/myData/FromOtherDevice';
import { ClearAnswers } from '../features/answers/ClearAnswers';
import { selectCanUndo, selectProgress } from '../features/answers/votesSlice';
import { useAppSelector } from '../lib/hooks';
import { voteSite } from '../lib/officialSites';
import { paths } from '../lib/paths';
import { WhenAnswered } from '../ui/answersSection';
import { Callout } from '../ui/Callout';
import { NextStepsList, NextStepsNav } from '../ui/nextSteps';
import { ButtonRow } from '../ui/ButtonRow';
import { ExternalLink } from '../ui/ExternalLink';
import { lazyPart } from '../ui/lazyPart';
import { Screen } from '../ui/Screen';

const { steps, actions } = myAnswers;

export function MyAnswers() {
  return (
    <Screen words={myAnswers} path={paths.myAnswers}>
      <Callout>{myAnswers.honest}</Callout>
      <FromOtherDevice />
      <WhereIStand />
      <AnswersActions />
      <NextSteps />
    </Screen>
  );
}

const ways = [
  { to: paths.letter, ...steps.write },
  { to: paths.share, ...steps.share },
  { to: paths.compare, ...steps.compare },
  { to: paths.group, ...steps.group },
  { to: paths.education, ...steps.education },
];

function NextSteps() {
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

const LinkForDevice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "LinkForDevice" */ '../features/sharing/LinkForDevice')).LinkForDevice,
  actions.loadFailed,
);

/** Not hidden while clearing can be undone, although no answer is left: Undo is one of these buttons. */
function AnswersActions() {
  const [linkOpen, setLinkOpen] = useState(false);
  const isEmpty = useAppSelector((state) => selectProgress(state).answered === 0 && !selectCanUndo(state));
  return (
    <WhenAnswered data-screen-only data-empty={isEmpty}>
      <ButtonRow role="group" aria-label={actions.label} data-needs-scripts>
        <Button variant="outlined" onClick={() => window.print()}>
          {actions.print}
        </Button>
        <Button variant="outlined" aria-expanded={linkOpen} onClick={() => setLinkOpen(!linkOpen)}>
          {actions.otherDevice}
        </Button>
        <ClearAnswers />
      </ButtonRow>
      {linkOpen && <LinkForDevice />}
    </WhenAnswered>
  );
}
