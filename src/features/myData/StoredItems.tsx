import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { cookies } from 'words/cookies';
import { storageKeys } from '../../persistence/storageKeys';
import { DataTable } from '../../ui/DataTable';
import { color } from '../../ui/palette';
import { hairline } from '../../ui/tokens';
import { Section } from '../../ui/Section';
import { Paragraphs } from '../../ui/RichText';

const { stored } = cookies;
const { columns } = stored;
const line = hairline;

/** @returns a column's name as generated content, shown before its cells on phones, where the header row is hidden. */
const label = (name: string) => JSON.stringify(`${name}: `);

const Items = styled(DataTable)({
  '& .MuiTableCell-root': { paddingInlineEnd: 24, verticalAlign: 'top', border: 0, borderBlockStart: line },
  '& code': { fontWeight: 650 },
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

export function StoredItems() {
  return (
    <Section id="stored-items" title={stored.heading}>
      <Paragraphs texts={stored.paragraphs} />
      <Items
        caption={stored.caption}
        columns={[columns.key, columns.purpose, columns.lifetime]}
        rows={storageKeys.map((key) => ({
          id: key,
          title: <code>{key}</code>,
          cells: [stored.rows[key].purpose, stored.rows[key].lifetime],
        }))}
      />
      <Paragraphs texts={stored.notes} />
    </Section>
  );
}
