import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { myAnswers } from 'words/myAnswers';
import { ClearAnswers } from '../features/answers/ClearAnswers';
import { NextSteps } from '../features/answers/NextSteps';
import { selectCanUndo, selectProgress } from '../features/answers/votesSlice';
import { WhenAnswered } from '../features/answers/WhenAnswered';
import { WhereIStand } from '../features/answers/WhereIStand';
import { FromOtherDevice } from '../features/myData/FromOtherDevice';
import { useAppSelector } from '../lib/hooks';
import { paths } from '../lib/paths';
import { lineStart } from '../theme/inputs';
import { lazyPart } from '../ui/lazyPart';
import { PageHead } from '../ui/Screen';

const { meta, heading, honest, needsScripts, actions } = myAnswers;

export function MyAnswers() {
  return (
    <>
      <PageHead {...meta} path={paths.myAnswers} />
      <Container>
        <FromOtherDevice />
      </Container>
      <WhereIStand
        title={
          <Typography variant="display" tabIndex={-1} sx={{ marginBlockEnd: 3 }}>
            {heading}
          </Typography>
        }
      />
      <Container>
        <noscript>
          <Typography sx={{ marginBlockStart: 5 }}>{needsScripts}</Typography>
        </noscript>
        <AnswersActions />
        <Typography variant="note" color="textSecondary" sx={{ marginBlockStart: 5 }}>
          {honest}
        </Typography>
        <NextSteps />
      </Container>
    </>
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
      <Stack
        role="group"
        aria-label={actions.label}
        data-needs-scripts
        sx={{ flexFlow: 'row wrap', alignItems: 'center', gap: 4, marginBlockStart: 4 }}
      >
        <Button
          name="otherDevice"
          variant="text"
          aria-expanded={linkOpen}
          onClick={() => setLinkOpen(!linkOpen)}
          sx={lineStart}
        >
          {actions.otherDevice}
        </Button>
        <ClearAnswers />
      </Stack>
      {linkOpen && <LinkForDevice />}
    </WhenAnswered>
  );
}
