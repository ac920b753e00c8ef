import { styled } from '@mui/material/styles';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { color } from '../../ui/palette';
import { StackedTable } from '../../ui/StackedTable';
import { ChartTrack } from '../../ui/ChartTrack';
import { answerColors } from '../../ui/answerColors';
import { AnswerIcon } from '../../ui/icons';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { rounds } from './tallyGroup';
import type { GroupTally, PolicyTally } from './tallyGroup';

const words = groupParts.result;

const Counts = styled(StackedTable)({
  '& small': { color: color('muted'), fontWeight: 400 },
  // On paper the counts are beside the titles, so that ten policies and the notes fit on one page even if some tie.
  '@media print': {
    display: 'block',
    marginBlock: '6px 4px',
    '& caption': { display: 'block', paddingBlockEnd: 0 },
    '& thead, & tbody': { display: 'grid', gridTemplateColumns: '1fr 52%', columnGap: 24 },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'center' },
    '& thead tr': { gridColumn: 2 },
    '& .MuiTableCell-head': { paddingBlock: 2, borderBlockEnd: 0 },
    '& th.MuiTableCell-body': { gridColumn: '1 / -1', paddingBlock: 8, fontSize: '1rem', lineHeight: 1.25 },
    '& td.MuiTableCell-body': { paddingBlock: 0, lineHeight: 1.2 },
  },
});

const Title = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 16,
});

const Count = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '1.375rem', lineHeight: 1.3, '@media print': { fontSize: '1.0625rem' } },
});

const Key = styled('span')({
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  width: 22,
  height: 22,
  marginInlineEnd: 3,
  border: `1px dashed ${color('control')}`,
  borderRadius: 6,
  ...answerColors,
  '& svg': { width: 14, height: 14 },
  '@media (forced-colors: active)': { color: 'CanvasText' },
  '@media print': { '&&': { background: 'none', color: '#000', borderColor: '#000' } },
});

/** An answer as its colour and icon; an empty square for none. Hidden from screen readers, which get the word. */
export function AnswerKey({ answer }: { readonly answer: Answer | undefined }) {
  return (
    <Key data-answer={answer} aria-hidden="true">
      {answer && <AnswerIcon answer={answer} />}
    </Key>
  );
}

export function GroupTable({ tally: { policies, people } }: { readonly tally: GroupTally }) {
  return (
    <Counts
      caption={words.caption}
      columns={answers.map((answer) => surveys.answers[answer])}
      rows={rounds(policies).map((policy) => ({
        id: policy.title,
        title: (
          <>
            <Title>
              <span>{policy.title}</span> <small>{words.answered(policy.answered, people)}</small>
            </Title>
            <Bar policy={policy} people={people} />
          </>
        ),
        cells: answers.map((answer) => (
          <Count key={answer}>
            <AnswerKey answer={answer} />
            <strong>{policy[answer]}</strong>{' '}
            {policy.answered > 0 && (
              <small>{words.percent(Math.round((policy[answer] / policy.answered) * 100))}</small>
            )}
          </Count>
        )),
      }))}
    />
  );
}

const SharedTrack = styled(ChartTrack)({
  display: 'block',
  height: 24,
  marginBlockStart: 8,
  '& rect': { stroke: color('page'), strokeWidth: 2 },
  '@media (forced-colors: active)': { '& rect': { stroke: 'Canvas' } },
  // Black, gray and white: the answers can be told apart on paper without colors.
  '@media print': {
    height: 10,
    marginBlockStart: 1,
    '& rect[data-answer=no]': { fill: '#999' },
    '& rect[data-answer=undecided]': { fill: '#fff' },
  },
});

/** As wide as the whole group: the empty rest are people without an answer. Screen readers get the counts instead. */
function Bar({ policy, people }: { readonly policy: PolicyTally; readonly people: number }) {
  const percent = (count: number) => `${(count / people) * 100}%`;
  const before = { yes: 0, no: policy.yes, undecided: policy.yes + policy.no };
  return (
    <SharedTrack aria-hidden="true">
      {answers
        .filter((answer) => policy[answer] > 0)
        .map((answer) => (
          <rect
            key={answer}
            data-answer={answer}
            x={percent(before[answer])}
            width={percent(policy[answer])}
            fill={color(answer)}
          />
        ))}
    </SharedTrack>
  );
}
