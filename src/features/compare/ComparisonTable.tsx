import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { compare } from 'words/compare';
import { policyHeadings } from 'words/policyHeadings';
import type { Outcome } from '../../content/shareTypes';
import { policyPath } from '../../paths';
import { DifferIcon, EqualIcon, OpenIcon, QuestionIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { AnswerMark } from '../votes/AnswerMark';
import type { Answer } from '../votes/votesDocument';
import type { ComparedPolicy } from './compareVotes';

const words = compare.result;

/*
 * A policy's name takes a row of its own above its three cells, on every screen: a fourth column would not fit a
 * phone, and turning rows into blocks there would take the table away from screen readers.
 */
const Answers = styled(Table)({
  margin: '20px 0',
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { padding: 0, paddingInlineEnd: 8, border: 0, overflowWrap: 'anywhere' },
  '& .MuiTableCell-head': { paddingBlock: 8, borderBlockEnd: `2px solid ${color('control')}` },
  '& th.MuiTableCell-body': { paddingBlock: '14px 8px', fontSize: '1.0625rem', fontWeight: 650 },
  '& td.MuiTableCell-body': { paddingBlockEnd: 14 },
  '& tbody': { borderBlockEnd: `1px solid ${color('hairline')}` },
  '@media print': { '& tbody': { breakInside: 'avoid' } },
});

const None = styled('span')({ color: color('muted') });
const PolicyLink = styled(Link)({ display: 'inline-block', paddingBlock: 2 });
const AnswerLink = styled(Link)({ display: 'inline-block', minHeight: 28, paddingBlock: 2 });

const icons = {
  agree: EqualIcon,
  differ: DifferIcon,
  bothUndecided: QuestionIcon,
  oneUndecided: QuestionIcon,
  open: OpenIcon,
} satisfies Record<Outcome, unknown>;

/** Neither side's colour: agreeing is not better than differing. */
const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  lineHeight: 1.4,
  color: color('muted'),
  '&[data-outcome=agree], &[data-outcome=differ]': { color: color('ink'), fontWeight: 650 },
  '& svg': { width: '1em', height: '1em' },
});

const titles = new Map(policyHeadings.map((heading) => [heading.id, heading]));

interface ComparisonTableProps {
  readonly policies: readonly ComparedPolicy[];
  /** The sender's; empty for none. */
  readonly name: string;
  /** Whether the sender's answers are shown where the visitor has none. */
  readonly revealed: boolean;
}

export function ComparisonTable({ policies, name, revealed }: ComparisonTableProps) {
  return (
    <Answers>
      <caption>{words.caption}</caption>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{words.you}</TableCell>
          <TableCell scope="col">{name || words.sender}</TableCell>
          <TableCell scope="col">{words.together}</TableCell>
        </TableRow>
      </TableHead>
      {policies.map(({ id, mine, theirs, outcome }) => {
        const { title = '', slug = '' } = titles.get(id) ?? {};
        return (
          <TableBody key={id}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={3}>
                <PolicyLink to={policyPath(slug)}>{title}</PolicyLink>
              </TableCell>
            </TableRow>
            <TableRow>
              <TableCell>
                {mine ? (
                  <AnswerMark answer={mine} />
                ) : (
                  <AnswerLink to={policyPath(slug)} aria-label={words.answerTitle(title)}>
                    {words.answerIt}
                  </AnswerLink>
                )}
              </TableCell>
              <TableCell>
                {theirs && !mine && !revealed ? <None>{words.hidden}</None> : <Theirs answer={theirs} />}
              </TableCell>
              <TableCell>
                <OutcomeMark outcome={outcome} />
              </TableCell>
            </TableRow>
          </TableBody>
        );
      })}
    </Answers>
  );
}

function Theirs({ answer }: { readonly answer: Answer | undefined }) {
  return answer ? <AnswerMark answer={answer} /> : <None>{words.notAnswered}</None>;
}

function OutcomeMark({ outcome }: { readonly outcome: Outcome }) {
  const Icon = icons[outcome];
  return (
    <Mark data-outcome={outcome}>
      <Icon />
      {words.outcomes[outcome]}
    </Mark>
  );
}
