import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { cookies } from 'words/cookies';
import { color } from '../../ui/palette';
import { Section } from '../../ui/Section';
import { Paragraphs } from '../../ui/RichText';

const { stored } = cookies;
const { columns } = stored;
const line = `1px solid ${color('hairline')}`;

/** @returns a column's name as generated content, shown before its cells on phones, where the header row is hidden. */
const label = (name: string) => JSON.stringify(`${name}: `);

const Items = styled(Table)({
  '& .MuiTableCell-root': { paddingInlineEnd: 24, verticalAlign: 'top', border: 0, borderBlockStart: line },
  '& code': { fontWeight: 650 },
  // On phones each row becomes a small block: three columns would leave ten letters each. Safari does not treat a table
  // with a changed `display` as a table, so without the explicit roles below VoiceOver would announce plain text.
  '@media (max-width: 640px)': {
    '& thead': visuallyHidden,
    '& tr, & .MuiTableCell-root': { display: 'block', border: 0, padding: '2px 0' },
    '& tr': { paddingBlock: 12, borderBlockStart: line },
    '& td::before': { color: color('muted') },
    '& td:nth-of-type(1)::before': { content: label(columns.purpose) },
    '& td:nth-of-type(2)::before': { content: label(columns.lifetime) },
  },
});

export function StoredItems() {
  return (
    <Section id="stored-items" title={stored.heading}>
      <Paragraphs texts={stored.paragraphs} />
      <Items role="table">
        <caption>{stored.caption}</caption>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell scope="col" role="columnheader">
              {columns.key}
            </TableCell>
            <TableCell scope="col" role="columnheader">
              {columns.purpose}
            </TableCell>
            <TableCell scope="col" role="columnheader">
              {columns.lifetime}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {stored.rows.map(({ key, purpose, lifetime }) => (
            <TableRow key={key} role="row">
              <TableCell component="th" scope="row" role="rowheader">
                <code>{key}</code>
              </TableCell>
              <TableCell role="cell">{purpose}</TableCell>
              <TableCell role="cell">{lifetime}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Items>
      <Paragraphs texts={stored.notes} />
    </Section>
  );
}
