import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { yourData } from '../../content/en/yourData';
import { readStoredText } from '../../storage/inventory';
import type { StoredEntry } from '../../storage/inventory';
import { color } from '../../ui/palette';
import { humanSize } from './humanSize';
import { Row } from './parts';
import { saveFile } from './saveFile';
import type { StoredRowData } from './storedRows';

const words = yourData.stored;

const Item = styled(Row)({ gap: '4px 24px' });

const Name = styled('dt')({
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

/** One stored item. What could not be read can be saved just as it is: a program may read what this site can't. */
export function StoredRow({ row: { name, label, entry, instead } }: { readonly row: StoredRowData }) {
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
  if (text !== null) saveFile(`${entry.name}.txt`, text, 'text/plain');
}
