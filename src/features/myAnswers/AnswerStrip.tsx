import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../hooks';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { selectVotes } from '../votes/votesSlice';
import { answerColors, AnswerIcon } from '../votes/AnswerMark';

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

/** The ten policies side by side. The table says the same in words, so assistive technology skips it. */
export function AnswerStrip() {
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
