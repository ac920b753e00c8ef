import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { cookies } from 'words/cookies';
import { color } from '../../ui/palette';

const { columns } = cookies.stored;
const line = `1px solid ${color('hairline')}`;

/** A column's name before its cell, where the row of names is out of sight. */
const label = (name: string) => JSON.stringify(`${name}: `);

const Section = styled('section')({ marginBlockStart: 32 });

const Items = styled(Table)({
  '& .MuiTableCell-root': { paddingInlineEnd: 24, verticalAlign: 'top', border: 0, borderBlockStart: line },
  '& code': { fontSize: '0.9375rem', fontWeight: 600 },
  // On phones each row becomes a small block: three columns would leave ten letters each.
  '@media (max-width: 640px)': {
    '& thead': visuallyHidden,
    '& tr, & .MuiTableCell-root': { display: 'block', border: 0, padding: '2px 0' },
    '& tr': { paddingBlock: 12, borderBlockStart: line },
    '& td::before': { color: color('muted') },
    '& td:nth-of-type(1)::before': { content: label(columns.purpose) },
    '& td:nth-of-type(2)::before': { content: label(columns.lifetime) },
  },
});

/** Every key the site may store: name, purpose, lifetime. */
export function StoredItems() {
  const { stored } = cookies;
  return (
    <Section aria-labelledby="stored-items">
      <Typography variant="h2" id="stored-items">
        {stored.heading}
      </Typography>
      {stored.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Items>
        <caption>{stored.caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{columns.key}</TableCell>
            <TableCell scope="col">{columns.purpose}</TableCell>
            <TableCell scope="col">{columns.lifetime}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stored.rows.map(({ key, purpose, lifetime }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <code>{key}</code>
              </TableCell>
              <TableCell>{purpose}</TableCell>
              <TableCell>{lifetime}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Items>
      {stored.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Section>
  );
}
