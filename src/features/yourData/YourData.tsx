import Stack from '@mui/material/Stack';
import { yourData } from 'words/yourData';
import { yourDataId } from '../../paths';
import { Section } from '../../ui/Section';
import { DownloadData } from './DownloadData';
import { EraseData } from './EraseData';
import { RestoreData } from './RestoreData';
import { StoredNow } from './StoredNow';
import { useInventory } from './useInventory';

/** What this browser holds of the visitor, and everything the visitor can do with it. */
export function YourData() {
  const inventory = useInventory();
  return (
    <Section id={yourDataId} title={yourData.heading}>
      <p>{yourData.intro}</p>
      <noscript>
        <strong>{yourData.needsScripts}</strong>
      </noscript>
      <Stack spacing={2} sx={{ marginBlockStart: 2 }}>
        <StoredNow inventory={inventory} />
        <DownloadData />
        <RestoreData />
        <EraseData inventory={inventory} />
      </Stack>
    </Section>
  );
}
