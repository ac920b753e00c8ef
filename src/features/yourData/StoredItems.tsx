import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { cookies } from '../../content/en/cookies';
import { color } from '../../ui/palette';

const { columns } = cookies.stored;

/** A column's name before its cell, where the row of names is out of sight. */
const label = (name: string) => JSON.stringify(`${name}: `);

const Section = styled('section')({ marginBlockStart: 32 });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& caption': { textAlign: 'start', color: color('muted'), paddingBlockEnd: 8 },
  '& th, & td': {
    paddingBlock: 12,
    paddingInlineEnd: 24,
    paddingInlineStart: 0,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockStart: `1px solid ${color('hairline')}`,
  },
  '& code': { fontSize: '0.9375rem', fontWeight: 600 },
  // On phones each row becomes a small block: three columns would leave ten letters each.
  '@media (max-width: 640px)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr, & th, & td': { display: 'block', border: 0, padding: '2px 0' },
    '& tr': { paddingBlock: 12, borderBlockStart: `1px solid ${color('hairline')}` },
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
      <Table>
        <caption>{stored.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{stored.columns.key}</th>
            <th scope="col">{stored.columns.purpose}</th>
            <th scope="col">{stored.columns.lifetime}</th>
          </tr>
        </thead>
        <tbody>
          {stored.rows.map(({ key, purpose, lifetime }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{purpose}</td>
              <td>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {stored.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Section>
  );
}
