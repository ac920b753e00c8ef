import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../hooks';
import { surveys } from '../../content/en/surveys';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { answers } from '../votes/votesDocument';
import { selectProgress } from '../votes/votesSlice';

const Rows = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 2ch',
  alignItems: 'center',
  gap: '10px 16px',
  margin: 0,
  '& > div': { display: 'contents' },
  '& dd': { display: 'contents', fontVariantNumeric: 'tabular-nums' },
  '& span': { textAlign: 'end' },
});

const Bar = styled('svg')({
  width: '100%',
  height: 14,
  borderRadius: 7,
  background: color('track'),
  '& [data-answer=yes]': { fill: color('yes') },
  '& [data-answer=no]': { fill: color('no') },
  '& [data-answer=undecided]': { fill: color('undecided') },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    border: '1px solid CanvasText',
    background: 'Canvas',
    '& [data-answer]': { fill: 'Highlight' },
  },
  '@media print': { border: '1px solid #000', background: 'none', '& [data-answer]': { fill: '#000' } },
});

/** How often the visitor said what. The number beside each bar says the same. */
export function AnswerBars() {
  const { byAnswer } = useAppSelector(selectProgress);
  return (
    <Rows>
      {answers.map((answer) => (
        <div key={answer}>
          <dt>{surveys.answers[answer]}</dt>
          <dd>
            <Bar
              viewBox={`0 0 ${policyIds.length} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect data-answer={answer} width={byAnswer[answer]} height="1" />
            </Bar>
            <span>{byAnswer[answer]}</span>
          </dd>
        </div>
      ))}
    </Rows>
  );
}
