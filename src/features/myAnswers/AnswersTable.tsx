import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { answersId, letterPath, policyPath } from '../../paths';
import { ChevronIcon, StarIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { policyStarred, policyUnstarred, selectIsStarred, selectStarredFirst } from '../starred/starredSlice';
import { AnswerMark } from '../votes/AnswerMark';
import type { Answer } from '../votes/votes';
import { selectVotes } from '../votes/votesSlice';

const words = myAnswers.table;

const Answers = styled(Table)({
  marginBlockStart: 24,
  '& th, & td': { fontSize: 'inherit', lineHeight: 1.4 },
  '& thead th': { fontSize: '0.875rem', color: color('muted'), paddingBlock: 8 },
  '& tbody th': { fontWeight: 650 },
  '& small': { color: color('muted'), fontSize: '0.9375rem', fontWeight: 400 },
  '& th > small': { display: 'block', fontSize: '0.8125rem' },
  '& tbody a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
  '@media (pointer: coarse)': { '& tbody a': { minHeight: 44 } },
  '& td a': { fontSize: '0.9375rem', whiteSpace: 'nowrap' },
  // On phones each row becomes a block: title, then answer and star, then what can be done. Safari then takes the table
  // for none, so every part names its role.
  '@media screen and (max-width: 700px)': {
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 16px',
      paddingBlock: 16,
      borderBlockStart: `1px solid ${color('hairline')}`,
    },
    '& tbody th': { flex: '1 1 100%' },
    '& tbody th, & tbody td': { padding: 0, border: 0 },
    '& td:nth-of-type(1)': { flex: '1 1 130px' },
    '& td:last-child': { flex: '1 1 100%' },
  },
  // On paper everything is expanded.
  '@media screen': { '& [data-folded=true]': { display: 'none' } },
  '& [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  // Buttons and links are left out on paper.
  '@media print': {
    '& td:last-child, & thead th:last-child, & .fold': { display: 'none' },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { paddingBlock: 4 },
  },
});

/** Answered policies, then the others collapsed. While nothing is answered, all are shown. */
export function AnswersTable() {
  const order = useAppSelector(selectStarredFirst);
  const votes = useAppSelector(selectVotes);
  const [unfolded, setUnfolded] = useState(false);
  const rows = order.flatMap((id) => policyHeadings.filter((heading) => heading.id === id));
  const answered = rows.filter(({ id }) => votes[id]);
  const open = rows.filter(({ id }) => !votes[id]);
  const canFold = answered.length > 0 && open.length > 0;
  const row = (heading: PolicyHeading) => (
    <AnswerRow key={heading.id} heading={heading} answer={votes[heading.id]} />
  );
  const { policy, answer, star, next } = words.columns;
  return (
    <Answers id={answersId} tabIndex={-1} role="table">
      <caption>{words.caption}</caption>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {[policy, answer, star, next].map((column) => (
            <TableCell key={column} role="columnheader">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">{answered.map(row)}</TableBody>
      {canFold && (
        <TableBody role="rowgroup" className="fold">
          <TableRow role="row">
            <TableCell role="cell" colSpan={4}>
              <Button
                size="small"
                endIcon={<ChevronIcon />}
                aria-expanded={unfolded}
                onClick={() => setUnfolded(!unfolded)}
              >
                <span>{words.unanswered(open.length)}</span>
              </Button>
            </TableCell>
          </TableRow>
        </TableBody>
      )}
      <TableBody role="rowgroup" data-folded={canFold && !unfolded}>
        {open.map(row)}
      </TableBody>
    </Answers>
  );
}

const Star = styled(ToggleButton)({
  gap: 8,
  padding: '4px 12px 4px 10px',
  borderColor: color('control'),
  borderRadius: 22,
  color: color('muted'),
  fontSize: '0.875rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '@media (forced-colors: none)': {
    '&, &:hover, &.Mui-selected, &.Mui-selected:hover': { background: 'none' },
    '&.Mui-selected, &.Mui-selected:hover': { borderColor: color('undecidedBorder'), color: color('ink') },
    '&.Mui-selected svg': { fill: color('undecided'), stroke: color('undecidedBorder') },
  },
  '&.Mui-selected': { fontWeight: 650 },
  '@media (forced-colors: active)': { '&.Mui-selected svg': { fill: 'currentColor' } },
  // On paper a chosen star is printed, and an empty one left out.
  '@media print': { minHeight: 0, padding: 0, border: 0, '&[aria-pressed=false]': { display: 'none' } },
});

interface AnswerRowProps {
  readonly heading: PolicyHeading;
  readonly answer: Answer | undefined;
}

/** One policy: what it is, what the visitor said, whether it matters most, and what can be done about it. */
function AnswerRow({ heading: { id, slug, category, title }, answer }: AnswerRowProps) {
  const dispatch = useAppDispatch();
  const starred = useAppSelector((state) => selectIsStarred(state, id));
  return (
    <TableRow role="row">
      <TableCell component="th" scope="row" role="rowheader">
        <small>{category}</small>
        <Link to={policyPath(slug)}>{title}</Link>
      </TableCell>
      <TableCell role="cell">
        {answer ? <AnswerMark answer={answer} size="large" /> : <small>{words.notAnswered}</small>}
      </TableCell>
      <TableCell role="cell">
        <Star
          value={id}
          selected={starred}
          aria-label={words.starLabel(title)}
          onChange={() => dispatch(starred ? policyUnstarred(id) : policyStarred(id))}
        >
          <StarIcon />
          {words.star}
        </Star>
      </TableCell>
      <TableCell role="cell">
        <Link
          to={answer ? letterPath(slug) : policyPath(slug)}
          aria-label={answer ? words.writeLabel(title) : words.answerLabel(title)}
        >
          {answer ? words.write : words.answer}
        </Link>
      </TableCell>
    </TableRow>
  );
}
