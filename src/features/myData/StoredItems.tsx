import { cookies } from 'words/cookies';
import { storedItems as words } from 'words/storedItems';
import { storageKeys, storedItems } from '../../persistence/storageLifetimes';
import { StackingTable } from '../../ui/StackingTable';
import { Section } from '../../ui/Section';
import { Paragraphs } from '../../ui/RichText';

const { stored } = cookies;
const { columns } = stored;

/** The id of the part's title. */
export const storedItemsId = 'stored-items';

export function StoredItems() {
  return (
    <Section id={storedItemsId} title={stored.heading}>
      <Paragraphs texts={stored.paragraphs} />
      <StackingTable
        caption={stored.caption}
        alignsTop
        columns={[
          { name: columns.key, width: '8rem' },
          { name: columns.purpose },
          { name: columns.lifetime, width: '13rem' },
        ]}
        rows={storageKeys.map((key) => ({
          id: key,
          title: <code>{key}</code>,
          cells: [words[key].purpose, stored.lifetimes[storedItems[key].area]] as const,
        }))}
      />
      <Paragraphs texts={stored.notes} />
    </Section>
  );
}
