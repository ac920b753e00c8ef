import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { letterPath, policyPath } from '../../paths';
import { StarIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { policyStarred, policyUnstarred, selectIsStarred, selectStarredFirst } from '../starred/starredSlice';
import { PolicyTile } from '../tiles/PolicyTile';
import { AnswerMark } from '../votes/AnswerMark';
import type { Answer } from '../votes/votes';
import { selectVotes } from '../votes/votesSlice';

const words = myAnswers.table;

const Answers = styled(Table)({
  marginBlockStart: 8,
  '& caption': visuallyHidden,
  '& th, & td': { fontSize: 'inherit', lineHeight: 1.4 },
  '& thead th': { fontSize: '0.875rem', color: color('muted'), paddingBlock: 8 },
  '& tbody th': { fontWeight: 650 },
  '& small': { color: color('muted'), fontWeight: 400 },
  '& th small': { display: 'block' },
  '& tbody a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
  '@media (pointer: coarse)': { '& tbody a': { minHeight: 44 } },
  '& td a': { fontSize: '0.875rem', whiteSpace: 'nowrap' },
  // On phones each row becomes a block, because four columns do not fit. Safari does not treat a table with a changed
  // `display` as a table: without the explicit roles below, VoiceOver would announce plain text.
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
  // The links in the last column do nothing on paper, so the column is left out.
  '@media print': {
    '& td:last-child, & thead th:last-child': { display: 'none' },
    '& [data-tile]': { inlineSize: 30 },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { paddingBlock: 4 },
  },
});

/** The starred policies are first, as the caption says, but no unanswered policy is before an answered one. */
export function AnswersTable() {
  const order = useAppSelector(selectStarredFirst);
  const votes = useAppSelector(selectVotes);
  const rows = order.flatMap((id) => policyHeadings.filter((heading) => heading.id === id));
  const [answered, open] = [rows.filter(({ id }) => votes[id]), rows.filter(({ id }) => !votes[id])];
  const { policy, answer, star, next } = words.columns;
  return (
    <Answers role="table">
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
      <TableBody role="rowgroup">
        {[...answered, ...open].map((heading) => (
          <AnswerRow key={heading.id} heading={heading} answer={votes[heading.id]} />
        ))}
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
  // On paper every star would mean “Matters most”, so the ones that are not pressed are left out.
  '@media print': { minHeight: 0, padding: 0, border: 0, '&[aria-pressed=false]': { display: 'none' } },
});

const Policy = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 });

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' });

interface AnswerRowProps {
  readonly heading: PolicyHeading;
  readonly answer: Answer | undefined;
}

function AnswerRow({ heading: { id, slug, category, title }, answer }: AnswerRowProps) {
  const dispatch = useAppDispatch();
  const starred = useAppSelector((state) => selectIsStarred(state, id));
  return (
    <TableRow role="row">
      <TableCell component="th" scope="row" role="rowheader">
        <Policy>
          <PolicyTile policyId={id} answer={answer} size="large" />
          <span>
            <small>{category}</small>
            <Link to={policyPath(slug)}>{title}</Link>
          </span>
        </Policy>
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
        <Acts>
          {answer && (
            <Link to={letterPath(slug)} aria-label={words.writeLabel(title)}>
              {words.write}
            </Link>
          )}
          <Link
            to={policyPath(slug)}
            aria-label={answer ? words.changeLabel(title) : words.answerLabel(title)}
          >
            {answer ? words.change : words.answer}
          </Link>
        </Acts>
      </TableCell>
    </TableRow>
  );
}
