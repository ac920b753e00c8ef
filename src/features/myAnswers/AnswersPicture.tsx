import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../hooks';
import { myAnswers } from 'words/myAnswers';
import { policyIds } from '../../content/policyIds';
import { AnswerBars } from '../votes/AnswerBars';
import { AnswerStrip } from '../votes/AnswerStrip';
import { selectProgress } from '../votes/votesSlice';
import { NoAnswers } from './NoAnswers';

const words = myAnswers.picture;

/** As high before the answers arrive as after: the table below stays where it is. */
const Panel = styled(Paper)({
  display: 'grid',
  alignContent: 'center',
  minHeight: 336,
  padding: 'clamp(22px, 4vw, 32px)',
  '@media (max-width: 560px)': { minHeight: 386 },
  '@media print': { minHeight: 0, padding: 0, border: 0, breakInside: 'avoid' },
}) as typeof Paper;

/** The visitor's answers drawn twice: by answer, and policy by policy. Nobody else's exist here. */
export function AnswersPicture() {
  const { answered } = useAppSelector(selectProgress);
  const all = policyIds.length;
  return (
    <Panel component="section" aria-label={words.label}>
      {answered === 0 ? (
        <NoAnswers />
      ) : (
        <div>
          <Typography component="h2" sx={{ fontWeight: 700, marginBlockEnd: 2 }}>
            {words.answered(answered, all)}
          </Typography>
          <AnswerBars />
          <AnswerStrip />
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
            {words.strip(all)}
          </Typography>
        </div>
      )}
    </Panel>
  );
}
