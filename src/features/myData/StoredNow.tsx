import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { storedItems } from 'words/storedItems';
import { yourData } from 'words/yourData';
import { useAppSelector } from '../../lib/hooks';
import { DataRow } from './DataRow';
import { readStoredText } from './inventory';
import type { StoredEntry } from './inventory';
import { storageKeys } from '../../persistence/storageLifetimes';
import { saveBlob } from '../../lib/saveBlob';
import { Hint } from '../../ui/Hint';
import { TitledCard } from '../../ui/TitledCard';
import { selectConsent } from '../../persistence/consentSlice';
import type { Inventory } from './useInventory';

const words = yourData.stored;

export function StoredNow({ inventory }: { readonly inventory: Inventory }) {
  const declined = useAppSelector(selectConsent) === 'declined';
  /** True if the browser has promised not to clear this site's data when space runs low; else the page says it may. */
  const [kept, setKept] = useState(false);
  const entries = inventory ?? [];
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const nothing = inventory ? words.nothing : inventory === null ? words.blockedItem : words.reading;
  // Always listed, so that the list keeps its shape; unreadable text is hardly ever there.
  const names = storageKeys.filter((key) => key !== 'unreadable' || entries.some(({ name }) => name === key));

  useEffect(() => {
    // Absent in older browsers and on pages without https.
    const storage = navigator.storage as Partial<StorageManager> | undefined;
    storage?.persisted?.().then(setKept, () => undefined);
  }, []);

  return (
    <TitledCard title={words.heading} level="h3">
      <dl>
        {names.map((name) => {
          const stored = entries.filter((entry) => entry.name === name);
          return (
            <DataRow key={name}>
              <dt>
                {storedItems[name].label}{' '}
                <Typography component="code" variant="note" sx={{ color: 'muted', fontWeight: 400 }}>
                  {name}
                </Typography>
              </dt>
              {stored.length === 0 && <dd>{nothing}</dd>}
              {stored.map((entry) => (
                <StoredText key={entry.area} entry={entry} />
              ))}
            </DataRow>
          );
        })}
      </dl>
      <Hint>{inventory === null ? words.blocked : words.total(humanSize(bytes))}</Hint>
      <Hint>{declined ? words.inTab : `${kept ? words.kept : words.mayClear} ${words.safari}`}</Hint>
    </TitledCard>
  );
}

/** One stored text. Text that the site could not read can be saved unchanged, as another program may read it. */
function StoredText({ entry }: { readonly entry: StoredEntry }) {
  function save() {
    const text = readStoredText(entry);
    if (text === null) return;
    saveBlob(`${entry.name}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  }
  return (
    <Stack
      component="dd"
      direction="row"
      useFlexGap
      spacing="8px 12px"
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <span>
        {humanSize(entry.bytes)}, {words.places[entry.area]}
      </span>
      {entry.name === 'unreadable' && (
        <Button variant="outlined" aria-label={words.saveRawLabel(entry.name)} onClick={save}>
          {words.saveRaw}
        </Button>
      )}
    </Stack>
  );
}

/** @returns a size as people say it: "47 bytes", "1.2 kB", "184 kB". */
export function humanSize(bytes: number): string {
  if (bytes < 1000) return yourData.size.bytes(bytes);
  const thousands = bytes / 1000;
  // A size that would be rounded up to 1,000 is shown in the next unit.
  return thousands < 999.5
    ? yourData.size.kilobytes(short(thousands))
    : yourData.size.megabytes(short(thousands / 1000));
}

const short = (amount: number) => (amount < 9.95 ? amount.toFixed(1) : String(Math.round(amount)));
