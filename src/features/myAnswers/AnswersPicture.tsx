import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../hooks';
import { myAnswers } from '../../content/en/myAnswers';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { surface } from '../../ui/surface';
import { selectProgress } from '../votes/votesSlice';
import { AnswerBars } from './AnswerBars';
import { AnswerStrip } from './AnswerStrip';
import { NoAnswers } from './NoAnswers';

const words = myAnswers.picture;

/** As high before the answers arrive as after: the table below stays where it is. */
const Panel = styled('section')({
  display: 'grid',
  alignContent: 'center',
  minHeight: 336,
  padding: 'clamp(22px, 4vw, 32px)',
  ...surface,
  '@media (max-width: 480px)': { minHeight: 308 },
  '@media print': { minHeight: 0, padding: 0, border: 0, breakInside: 'avoid' },
});

const Title = styled('h2')({ margin: '0 0 16px', font: 'inherit', fontWeight: 700 });

const Small = styled('p')({ margin: '16px 0 0', color: color('muted'), fontSize: '0.9375rem' });

/** The visitor's answers drawn twice: by answer, and policy by policy. Nobody else's exist here. */
export function AnswersPicture() {
  const { answered } = useAppSelector(selectProgress);
  return (
    <Panel aria-label={words.label}>
      {answered === 0 ? (
        <NoAnswers />
      ) : (
        <div>
          <Title>{words.answered(answered, policyIds.length)}</Title>
          <AnswerBars />
          <AnswerStrip />
          <Small>{words.strip}</Small>
        </div>
      )}
    </Panel>
  );
}
