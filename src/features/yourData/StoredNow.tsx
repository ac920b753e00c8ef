import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../hooks';
import { yourData } from '../../content/en/yourData';
import { selectConsent } from '../consent/consentSlice';
import { humanSize } from './humanSize';
import { Card, Small } from './parts';
import { StoredRow } from './StoredRow';
import { rowsOf } from './storedRows';
import { useKeptByBrowser } from './useKeptByBrowser';
import type { Inventory } from './watchInventory';

const words = yourData.stored;

const Rows = styled('dl')({ margin: '8px 0 0' });

/** Every item that is stored now, with its size and place, and how long the browser will keep it. */
export function StoredNow({ inventory }: { readonly inventory: Inventory }) {
  const rows = rowsOf(inventory);
  const bytes = rows.reduce((sum, { entry }) => sum + (entry?.bytes ?? 0), 0);
  return (
    <Card>
      <Typography variant="h3">{words.heading}</Typography>
      <Rows>
        {rows.map((row) => (
          <StoredRow key={`${row.name} ${row.entry?.area ?? ''}`} row={row} />
        ))}
      </Rows>
      <Small>{inventory === 'blocked' ? words.blocked : words.total(humanSize(bytes))}</Small>
      <Lasting />
    </Card>
  );
}

function Lasting() {
  const declined = useAppSelector(selectConsent) === 'declined';
  const kept = useKeptByBrowser();
  if (declined) return <Small>{words.inTab}</Small>;
  return (
    <Small>
      {kept ? words.kept : words.mayClear} {words.safari}
    </Small>
  );
}
