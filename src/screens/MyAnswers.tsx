import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { WhenAnswered } from '../features/answers/WhenAnswered';
import { WhereIStand } from '../features/answers/WhereIStand';
import { FromOtherDevice } from '../features/myData/FromOtherDevice';
import { ClearAnswers } from '../features/answers/ClearAnswers';
import { selectCanUndo, selectProgress } from '../features/answers/votesSlice';
import { useAppSelector } from '../lib/hooks';
import { voteSite } from '../lib/officialSites';
import { paths } from '../lib/paths';
import { Callout } from '../ui/Callout';
import { ButtonRow } from '../ui/ButtonRow';
import { ExternalLink } from '../ui/ExternalLink';
import { lazyPart } from '../ui/lazyPart';
import { color } from '../ui/palette';
import { hairline } from '../ui/tokens';
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

const Ways = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 16,
  marginBlockStart: 16,
  '& > li': {
    padding: '16px 20px',
    border: hairline,
    borderRadius: 14,
    background: color('card'),
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 650 },
  '@media (pointer: coarse)': { '& a': { minHeight: 44, marginBlock: -6 } },
});

function NextSteps() {
  return (
    <Box component="nav" aria-labelledby="next-steps" sx={{ marginBlockStart: 6, displayPrint: 'none' }}>
      <Typography variant="h3" component="h2" id="next-steps">
        {steps.heading}
      </Typography>
      <Ways role="list">
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
      </Ways>
    </Box>
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
    <WhenAnswered data-empty={isEmpty} sx={{ displayPrint: 'none' }}>
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
