import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../hooks';
import { myAnswers } from '../../content/en/myAnswers';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { AnswerBars } from '../votes/AnswerBars';
import { answerColors, AnswerIcon } from '../votes/AnswerIcon';
import { selectProgress, selectVotes } from '../votes/votesSlice';
import { NoAnswers } from './NoAnswers';

const words = myAnswers.picture;

/** As high before the answers arrive as after: the table below stays where it is. */
const Panel = styled(Paper)({
  display: 'grid',
  alignContent: 'center',
  minHeight: 336,
  padding: 'clamp(22px, 4vw, 32px)',
  '@media (max-width: 480px)': { minHeight: 308 },
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

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${policyIds.length}, minmax(0, 1fr))`,
  gap: 6,
  marginBlockStart: 20,
  textAlign: 'center',
  color: color('muted'),
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '@media (max-width: 480px)': { gap: 3 },
});

const Cell = styled('span')({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  border: `1px dashed ${color('control')}`,
  borderRadius: 8,
  '@media (max-width: 480px)': { height: 36 },
  ...answerColors,
  '@media (forced-colors: active)': { color: 'CanvasText' },
  '@media print': { '&&': { background: 'none', color: '#000', borderColor: '#000' } },
});

/** The policies side by side. The table says the same in words, so assistive technology skips it. */
function AnswerStrip() {
  const votes = useAppSelector(selectVotes);
  return (
    <Row aria-hidden="true">
      {policyIds.map((id) => {
        const answer = votes[id];
        return (
          <span key={id}>
            <Cell data-answer={answer}>{answer && <AnswerIcon answer={answer} />}</Cell>
            {id}
          </span>
        );
      })}
    </Row>
  );
}
