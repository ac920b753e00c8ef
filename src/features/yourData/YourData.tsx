import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { yourData } from 'words/yourData';
import { yourDataId } from '../../paths';
import { DownloadData } from './DownloadData';
import { EraseData } from './EraseData';
import { RestoreData } from './RestoreData';
import { StoredNow } from './StoredNow';
import { useInventory } from './useInventory';

const Section = styled('section')({ marginBlockStart: 48 });

/** What this browser holds of the visitor, and everything the visitor can do with it. */
export function YourData() {
  const inventory = useInventory();
  return (
    <Section aria-labelledby={yourDataId}>
      <Typography variant="h2" id={yourDataId}>
        {yourData.heading}
      </Typography>
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
