import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { useAppSelector } from '../../hooks';
import { myAnswers } from 'words/myAnswers';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyHeading } from '../../content/types';
import { answersId, policyPath, letterPath } from '../../paths';
import { ChevronIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { selectStarredFirst } from '../starred/starredSlice';
import { AnswerMark } from '../votes/AnswerMark';
import { selectAnswer, selectVotes } from '../votes/votesSlice';
import { StarButton } from './StarButton';

const words = myAnswers.table;

const Answers = styled(Table)({
  marginBlockStart: 24,
  '& th, & td': { fontSize: 'inherit', lineHeight: 1.4 },
  '& thead th': { fontSize: '0.875rem', color: color('muted'), paddingBlock: 8 },
  '& td:last-child, & th:last-child': { paddingInlineEnd: 0 },
  '& tbody th': { fontWeight: 650 },
  '& tbody a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
  '@media (pointer: coarse)': { '& tbody a': { minHeight: 44 } },
  '& td a': { fontSize: '0.9375rem', whiteSpace: 'nowrap' },
  // On phones each row becomes a block: title, then answer and star, then what can be done.
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
  // On paper nothing is folded.
  '@media screen': { '& [data-folded=true]': { display: 'none' } },
  '& [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  // What can only be pressed is no use on paper.
  '@media print': {
    '& td:last-child, & thead th:last-child, & .fold': { display: 'none' },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { paddingBlock: 4 },
  },
});

/** The record itself: what is answered, then the rest, folded. As long as nothing is answered, all lie open. */
export function AnswersTable() {
  const order = useAppSelector(selectStarredFirst);
  const votes = useAppSelector(selectVotes);
  const [unfolded, setUnfolded] = useState(false);
  const rows = order.flatMap((id) => policyHeadings.filter((heading) => heading.id === id));
  const answered = rows.filter(({ id }) => votes[id]);
  const open = rows.filter(({ id }) => !votes[id]);
  const canFold = answered.length > 0 && open.length > 0;
  const { policy, answer, star, next } = words.columns;
  return (
    <Answers id={answersId} tabIndex={-1}>
      <caption>{words.caption}</caption>
      <TableHead>
        <TableRow>
          {[policy, answer, star, next].map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {answered.map((heading) => (
          <AnswerRow key={heading.id} heading={heading} />
        ))}
      </TableBody>
      {canFold && (
        <TableBody className="fold">
          <TableRow>
            <TableCell colSpan={4}>
              <Button
                variant="text"
                size="small"
                endIcon={<ChevronIcon />}
                aria-expanded={unfolded}
                onClick={() => {
                  setUnfolded(!unfolded);
                }}
              >
                {words.unanswered(open.length)}
              </Button>
            </TableCell>
          </TableRow>
        </TableBody>
      )}
      <TableBody data-folded={canFold && !unfolded}>
        {open.map((heading) => (
          <AnswerRow key={heading.id} heading={heading} />
        ))}
      </TableBody>
    </Answers>
  );
}

/** One policy: what it is, what the visitor said, whether it matters most, and what can be done about it. */
function AnswerRow({ heading }: { readonly heading: PolicyHeading }) {
  const { id, slug, category, title } = heading;
  const answer = useAppSelector((state) => selectAnswer(state, id));
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Typography
          component="span"
          color="textSecondary"
          sx={{ display: 'block', fontSize: '0.8125rem', lineHeight: 1.4 }}
        >
          {category}
        </Typography>
        <Link to={policyPath(slug)}>{title}</Link>
      </TableCell>
      <TableCell>
        {answer ? (
          <AnswerMark answer={answer} size="large" />
        ) : (
          <Typography component="span" variant="body2" color="textSecondary">
            {words.notAnswered}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <StarButton heading={heading} />
      </TableCell>
      <TableCell>
        {answer ? (
          <Link to={letterPath(slug)} aria-label={words.writeLabel(title)}>
            {words.write}
          </Link>
        ) : (
          <Link to={policyPath(slug)} aria-label={words.answerLabel(title)}>
            {words.answer}
          </Link>
        )}
      </TableCell>
    </TableRow>
  );
}
