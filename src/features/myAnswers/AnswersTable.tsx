import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../hooks';
import { myAnswers } from '../../content/en/myAnswers';
import { policyHeadings } from '../../content/en/policyHeadings';
import { color } from '../../ui/palette';
import { selectStarredFirst } from '../starred/starredSlice';
import { AnswerRow } from './AnswerRow';

const { caption, columns } = myAnswers.table;

const Table = styled('table')({
  width: '100%',
  marginBlockStart: 24,
  borderCollapse: 'collapse',
  lineHeight: 1.4,
  '& caption': { textAlign: 'start', paddingBlockEnd: 8, color: color('muted'), fontSize: '0.9375rem' },
  '& thead th': { fontSize: '0.875rem', color: color('muted'), paddingBlock: 8 },
  '& th, & td': {
    paddingBlock: 12,
    paddingInline: '0 16px',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${color('hairline')}`,
  },
  '& td:last-child, & th:last-child': { paddingInlineEnd: 0 },
  '& tbody th': { fontWeight: 650 },
  '& tbody a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
  '& td a': { fontSize: '0.9375rem', whiteSpace: 'nowrap' },
  // On phones each row becomes a block: title, then answer and star, then what can be done.
  '@media screen and (max-width: 700px)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
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
  // What can only be pressed is no use on paper.
  '@media print': {
    '& td:last-child, & thead th:last-child': { display: 'none' },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { paddingBlock: 6 },
  },
});

/** The record itself. All ten policies, so that it keeps its shape whatever has been answered. */
export function AnswersTable() {
  const order = useAppSelector(selectStarredFirst);
  const rows = order.flatMap((id) => policyHeadings.filter((heading) => heading.id === id));
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.policy}</th>
          <th scope="col">{columns.answer}</th>
          <th scope="col">{columns.star}</th>
          <th scope="col">{columns.next}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((heading) => (
          <AnswerRow key={heading.id} heading={heading} />
        ))}
      </tbody>
    </Table>
  );
}
