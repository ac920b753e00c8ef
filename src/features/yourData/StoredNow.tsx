import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { yourData } from 'words/yourData';
import { useAppSelector } from '../../hooks';
import { readStoredText } from '../../storage/inventory';
import type { StoredEntry } from '../../storage/inventory';
import { storageKeys } from '../../storage/storageKeys';
import { color } from '../../ui/palette';
import { saveBlob } from '../../ui/saveBlob';
import { CardRow, Hint, TitledCard } from '../../ui/TitledCard';
import { selectConsent } from '../consent/consentSlice';
import { humanSize } from './humanSize';
import type { Inventory } from './useInventory';

const words = yourData.stored;

const Rows = styled('dl')({ margin: '8px 0 0' });

const Item = styled(CardRow)({ gap: '4px 24px' });

const Name = styled('dt')({
  minWidth: 0,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  '& code': { color: color('muted'), fontSize: '0.875rem', fontWeight: 400 },
});

const Value = styled('dd')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

interface StoredRowData {
  readonly name: string;
  readonly label: string;
  /** What is stored under the name; absent if nothing is. */
  readonly entry?: StoredEntry;
  /** Stands in the place of size and place when nothing is stored. */
  readonly instead: string;
}

/** The known items always, so that the page keeps its shape; whatever else is there follows. */
function rowsOf(inventory: Inventory): StoredRowData[] {
  const entries = typeof inventory === 'string' ? [] : inventory.filter(({ empty }) => !empty);
  const instead =
    inventory === 'unread' ? words.reading : inventory === 'blocked' ? words.blockedItem : words.nothing;
  const isKnown = (name: string) => (storageKeys as readonly string[]).includes(name);
  const known = storageKeys.flatMap((name): StoredRowData[] => {
    const found = entries.filter((entry) => entry.name === name);
    const row = { name, label: words.labels[name], instead };
    return found.length > 0 ? found.map((entry) => ({ ...row, entry })) : [row];
  });
  const rest = entries
    .filter(({ name }) => !isKnown(name))
    .map((entry) => ({
      name: entry.name,
      label: entry.unreadable ? words.labels.unreadable : words.labels.other,
      entry,
      instead,
    }));
  return [...known, ...rest];
}

/** Every item that is stored now, with its size and place, and how long the browser will keep it. */
export function StoredNow({ inventory }: { readonly inventory: Inventory }) {
  const rows = rowsOf(inventory);
  const bytes = rows.reduce((sum, { entry }) => sum + (entry?.bytes ?? 0), 0);
  return (
    <TitledCard title={words.heading} level="h3">
      <Rows>
        {rows.map((row) => (
          <StoredRow key={`${row.name} ${row.entry?.area ?? ''}`} row={row} />
        ))}
      </Rows>
      <Hint>{inventory === 'blocked' ? words.blocked : words.total(humanSize(bytes))}</Hint>
      <Lasting />
    </TitledCard>
  );
}

/** One stored item. What could not be read can be saved just as it is: a program may read what this site can't. */
function StoredRow({ row: { name, label, entry, instead } }: { readonly row: StoredRowData }) {
  return (
    <Item>
      <Name>
        {label} <code>{name}</code>
      </Name>
      <Value>
        {entry ? `${humanSize(entry.bytes)}, ${words.places[entry.area]}` : instead}
        {entry?.unreadable && (
          <Button
            variant="outlined"
            aria-label={words.saveRawLabel(name)}
            onClick={() => {
              saveRaw(entry);
            }}
          >
            {words.saveRaw}
          </Button>
        )}
      </Value>
    </Item>
  );
}

function saveRaw(entry: StoredEntry) {
  const text = readStoredText(entry);
  if (text === null) return;
  saveBlob(`${entry.name}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

function Lasting() {
  const declined = useAppSelector(selectConsent) === 'declined';
  const kept = useKeptByBrowser();
  if (declined) return <Hint>{words.inTab}</Hint>;
  return (
    <Hint>
      {kept ? words.kept : words.mayClear} {words.safari}
    </Hint>
  );
}

/** @returns true once the browser says that it won't clear this site's data by itself when space runs low. */
function useKeptByBrowser(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let live = true;
    // Absent in older browsers and on pages without https.
    const storage = navigator.storage as Partial<StorageManager> | undefined;
    storage?.persisted?.().then(
      (persisted) => {
        if (live) setKept(persisted);
      },
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, []);
  return kept;
}
