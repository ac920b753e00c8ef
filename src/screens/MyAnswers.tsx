import { styled } from '@mui/material/styles';
import { myAnswers } from 'words/myAnswers';
import { AnswersActions } from '../features/myAnswers/AnswersActions';
import { AnswersPicture } from '../features/myAnswers/AnswersPicture';
import { AnswersTable } from '../features/myAnswers/AnswersTable';
import { NextSteps } from '../features/myAnswers/NextSteps';
import { FromOtherDevice } from '../features/otherDevice/FromOtherDevice';
import { paths } from '../paths';
import { color } from '../ui/palette';
import { Screen } from '../ui/Screen';

const Honest = styled('p')({
  margin: '0 0 24px',
  maxWidth: '62ch',
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${color('primary')}`,
});

export function MyAnswers() {
  return (
    <Screen words={myAnswers} path={paths.myAnswers}>
      <Honest>{myAnswers.honest}</Honest>
      <FromOtherDevice />
      <AnswersPicture />
      <NextSteps />
      <AnswersTable />
      <AnswersActions />
    </Screen>
  );
}
