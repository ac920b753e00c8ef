import { styled } from '@mui/material/styles';
import { myAnswers } from '../content/en/myAnswers';
import { AnswersActions } from '../features/myAnswers/AnswersActions';
import { AnswersPicture } from '../features/myAnswers/AnswersPicture';
import { AnswersTable } from '../features/myAnswers/AnswersTable';
import { ClearAnswers } from '../features/votes/ClearAnswers';
import { paths } from '../paths';
import { Column } from '../ui/Container';
import { Lead } from '../ui/Lead';
import { PageHead } from '../ui/PageHead';
import { color } from '../ui/palette';
import { ScreenTitle } from '../ui/ScreenTitle';

/** Speaks of what can be done on the screen. */
const ScreenLead = styled(Lead)({ '@media print': { display: 'none' } });

const Honest = styled('p')({
  margin: '0 0 24px',
  maxWidth: '62ch',
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${color('primary')}`,
});

export function MyAnswers() {
  return (
    <Column>
      <PageHead {...myAnswers.meta} path={paths.myAnswers} />
      <ScreenTitle>{myAnswers.heading}</ScreenTitle>
      <ScreenLead>{myAnswers.lead}</ScreenLead>
      <Honest>{myAnswers.honest}</Honest>
      <noscript>
        <p>{myAnswers.needsScripts}</p>
      </noscript>
      <AnswersPicture />
      <AnswersActions>
        <ClearAnswers />
      </AnswersActions>
      <AnswersTable />
    </Column>
  );
}
