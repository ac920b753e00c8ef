import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { letterPath, policyPath } from '../../lib/paths';
import { DataTable } from '../../ui/DataTable';
import { StarIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { hairline, text } from '../../ui/tokens';
import { policyStarred, policyUnstarred, selectIsStarred, selectStarredFirst } from './starredSlice';
import { PolicyTile } from '../../ui/PolicyTile';
import { AnswerMark } from '../../ui/AnswerMark';
import type { Answer } from '../../content/answerIds';
import { selectVotes } from './votesSlice';

const words = myAnswers.table;

const Answers = styled(DataTable)({
  marginBlockStart: 8,
  '& caption': visuallyHidden,
  '& th, & td': { fontSize: 'inherit', lineHeight: 1.4 },
  '& thead th': { fontSize: text.note.fontSize, color: color('muted'), paddingBlock: 8 },
  '& tbody th': { fontWeight: 650 },
  '& small': { color: color('muted'), fontWeight: 400 },
  '& th small': { display: 'block' },
  '& tbody a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
  '@media (pointer: coarse)': { '& tbody a': { minHeight: 44 } },
  '& td a': { fontSize: text.note.fontSize, whiteSpace: 'nowrap' },
  // On phones each row becomes a block, because four columns do not fit.
  '@media screen and (max-width: 700px)': {
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 16px',
      paddingBlock: 16,
      borderBlockStart: hairline,
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
    <Answers
      caption={words.caption}
      columns={[policy, answer, star, next]}
      rows={[...answered, ...open].map((heading) => tableRow(heading, votes[heading.id]))}
    />
  );
}

const StarButton = styled(ToggleButton)({
  gap: 8,
  padding: '4px 12px 4px 10px',
  borderColor: color('control'),
  borderRadius: 22,
  color: color('muted'),
  fontSize: text.note.fontSize,
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

/** One policy: its title, the visitor's answer, the button that stars it, and links to write a letter or to answer. */
function tableRow({ id, slug, category, title }: PolicyHeading, answer: Answer | undefined) {
  return {
    id,
    title: (
      <Policy>
        <PolicyTile policyId={id} answer={answer} size="large" />
        <span>
          <small>{category}</small>
          <Link to={policyPath(slug)}>{title}</Link>
        </span>
      </Policy>
    ),
    cells: [
      answer ? <AnswerMark answer={answer} size="large" /> : <small>{words.notAnswered}</small>,
      <Star id={id} title={title} />,
      <Acts>
        {answer && (
          <Link to={letterPath(slug)} aria-label={words.writeLabel(title)}>
            {words.write}
          </Link>
        )}
        <Link to={policyPath(slug)} aria-label={answer ? words.changeLabel(title) : words.answerLabel(title)}>
          {answer ? words.change : words.answer}
        </Link>
      </Acts>,
    ],
  };
}

function Star({ id, title }: Pick<PolicyHeading, 'id' | 'title'>) {
  const dispatch = useAppDispatch();
  const starred = useAppSelector((state) => selectIsStarred(state, id));
  return (
    <StarButton
      value={id}
      selected={starred}
      aria-label={words.starLabel(title)}
      onChange={() => dispatch(starred ? policyUnstarred(id) : policyStarred(id))}
    >
      <StarIcon />
      {words.star}
    </StarButton>
  );
}
