import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { color } from '../../ui/palette';
import { answerColors, AnswerIcon } from '../votes/AnswerIcon';
import { Track } from '../votes/AnswerBars';
import { answers } from '../votes/votesDocument';
import type { GroupTally, PolicyTally } from './tallyGroup';

const words = groupParts.result;

/* A policy takes a row of its own above its three counts, as in a comparison: room for the bar, and for a phone. */
const Counts = styled(Table)({
  margin: '28px 0 20px',
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { padding: 0, paddingInlineEnd: 8, border: 0 },
  '& .MuiTableCell-head': { paddingBlock: 8, borderBlockEnd: `2px solid ${color('control')}` },
  '& th.MuiTableCell-body': {
    padding: '16px 0 8px',
    fontSize: 'clamp(1.0625rem, 1rem + 0.5vw, 1.25rem)',
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  '& td.MuiTableCell-body': { paddingBlockEnd: 16, fontVariantNumeric: 'tabular-nums' },
  '& tbody': { borderBlockEnd: `1px solid ${color('hairline')}` },
  // All ten policies and the notes on one sheet, also where some tie: the counts beside the title.
  '@media print': {
    display: 'block',
    marginBlock: '6px 4px',
    '& caption': { display: 'block', paddingBlockEnd: 0 },
    '& thead, & tbody': { display: 'grid', gridTemplateColumns: '1fr 46%', columnGap: 24 },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'center' },
    '& thead tr': { gridColumn: 2 },
    '& .MuiTableCell-head': { paddingBlock: 2, borderBlockEnd: 0 },
    '& tbody': { breakInside: 'avoid' },
    '& th.MuiTableCell-body': { gridColumn: '1 / -1', paddingBlock: 8, fontSize: '1rem', lineHeight: 1.25 },
    '& td.MuiTableCell-body': { paddingBlock: 0, lineHeight: 1.2 },
  },
});

const Title = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  '& small': { color: color('muted'), fontSize: '0.9375rem', fontWeight: 400 },
});

const Count = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  '& strong': { fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.5rem)', lineHeight: 1.3 },
  '@media print': { '& strong': { fontSize: '1.0625rem' } },
  '& small': { color: color('muted'), fontSize: '0.9375rem' },
});

/** Ties a count to its part of the bar: the same colour, and the icon of the answer. */
const Key = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: '1px solid',
  borderRadius: 6,
  ...answerColors,
  '& svg': { width: 14, height: 14 },
  '@media (forced-colors: active)': { color: 'CanvasText' },
  '@media print': {
    width: 16,
    height: 16,
    '&&': { background: 'none', color: '#000', borderColor: '#000' },
    '& svg': { width: 10, height: 10 },
  },
});

/** What the table says in numbers: the bar repeats it, and the numbers are beside it. */
export function GroupTable({ tally: { policies, people } }: { readonly tally: GroupTally }) {
  return (
    <Counts>
      <caption>{words.caption}</caption>
      <TableHead>
        <TableRow>
          {answers.map((answer) => (
            <TableCell key={answer} scope="col">
              {surveys.answers[answer]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      {policies.map((policy) => (
        <TableBody key={policy.id}>
          <TableRow>
            <TableCell component="th" scope="rowgroup" colSpan={answers.length}>
              <Title>
                <span>{policy.title}</span> <small>{words.answered(policy.answered, people)}</small>
              </Title>
              <Bar policy={policy} people={people} />
            </TableCell>
          </TableRow>
          <TableRow>
            {answers.map((answer) => (
              <TableCell key={answer}>
                <Count>
                  <Key data-answer={answer} aria-hidden="true">
                    <AnswerIcon answer={answer} />
                  </Key>
                  <strong>{policy[answer]}</strong>{' '}
                  {policy.answered > 0 && (
                    <small>{words.percent(Math.round((policy[answer] / policy.answered) * 100))}</small>
                  )}
                </Count>
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      ))}
    </Counts>
  );
}

const SharedTrack = styled(Track)({
  display: 'block',
  height: 24,
  marginBlockStart: 8,
  '& rect': { stroke: color('page'), strokeWidth: 2 },
  '@media (forced-colors: active)': {
    '& rect': { stroke: 'Canvas' },
    '& [data-answer=yes]': { fill: 'Highlight' },
    '& [data-answer=no]': { fill: 'CanvasText' },
    '& [data-answer=undecided]': { fill: 'GrayText' },
  },
  // Shades that a printer without colours tells apart.
  '@media print': {
    height: 10,
    marginBlockStart: 1,
    '& rect': { stroke: '#000', strokeWidth: 1 },
    '& [data-answer=yes]': { fill: '#000' },
    '& [data-answer=no]': { fill: '#888' },
    '& [data-answer=undecided]': { fill: '#ddd' },
  },
});

/** Everybody in the group: their answers side by side, and what is left for those who gave none. */
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
