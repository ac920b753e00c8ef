import Button from '@mui/material/Button';
import { useState } from 'react';
import { myAnswers } from 'words/myAnswers';
import { NextSteps } from '../features/answers/NextSteps';
import { WhereIStand } from '../features/answers/WhereIStand';
import { FromOtherDevice } from '../features/myData/FromOtherDevice';
import { ClearAnswers } from '../features/answers/ClearAnswers';
import { selectCanUndo, selectProgress } from '../features/answers/votesSlice';
import { useAppSelector } from '../lib/hooks';
import { paths } from '../lib/paths';
import { WhenAnswered } from '../ui/answersSection';
import { Caution } from '../ui/Panel';
import { ButtonRow } from '../ui/ButtonRow';
import { Stack } from '../ui/layout';
import { lazyPart } from '../ui/lazyPart';
import { Screen } from '../ui/Screen';

const { actions } = myAnswers;

export function MyAnswers() {
  return (
    <Screen words={myAnswers} path={paths.myAnswers} wide>
      <Stack gap={24}>
        <Caution>{myAnswers.honest}</Caution>
        <FromOtherDevice />
        <WhereIStand />
      </Stack>
      <AnswersActions />
      <NextSteps />
    </Screen>
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
