import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { yourData } from 'words/yourData';
import { useAppSelector } from '../../lib/hooks';
import { yourDataId } from '../../lib/paths';
import { saveBlob } from '../../lib/saveBlob';
import { Section } from '../../ui/Section';
import { ButtonRow } from '../../ui/ButtonRow';
import { Hint } from '../../ui/Hint';
import { TitledCard } from '../../ui/TitledCard';
import { LabelledCheckbox } from '../../ui/LabelledCheckbox';
import { buildDataFile } from './dataFile';
import { EraseData } from './EraseData';
import { RestoreData } from './RestoreData';
import { selectContents } from './restore';
import { StoredNow } from './StoredNow';
import { useInventory } from './useInventory';

export function YourData() {
  const inventory = useInventory();
  const [erasures, setErasures] = useState(0);
  return (
    <Section id={yourDataId} title={yourData.heading}>
      <p>{yourData.intro}</p>
      <noscript>
        <strong>{yourData.needsScripts}</strong>
      </noscript>
      <Stack sx={{ gap: 4, mt: 4 }}>
        <StoredNow inventory={inventory} />
        <DownloadData />
        {/* Begun anew, or it would go on showing the name and email of a chosen file. */}
        <RestoreData key={erasures} />
        <EraseData inventory={inventory} onEverything={() => setErasures((count) => count + 1)} />
      </Stack>
    </Section>
  );
}

/** Downloads a file with the visitor's data. The photo only on request: it is the largest and most personal part. */
function DownloadData() {
  const words = yourData.download;
  const all = useAppSelector(selectContents);
  const { user, ...contents } = all;
  const [withPhoto, setWithPhoto] = useState(false);
  /** What was in the last file: of anything newer it must not be said that it was saved. */
  const [saved, setSaved] = useState<{ readonly all: typeof all; readonly withPhoto: boolean }>();
  const nothing =
    !user && !contents.sender && Object.keys(contents.votes).length + contents.starred.length === 0;
  const isSaved = saved?.all === all && saved.withPhoto === withPhoto;

  function download() {
    if (nothing) return;
    const text = buildDataFile({ ...contents, member: user, withPhoto, at: new Date() });
    saveBlob(words.fileName, new Blob([text], { type: 'application/json;charset=utf-8' }));
    setSaved({ all, withPhoto });
  }

  return (
    <TitledCard title={words.heading} level="h3">
      <p>{words.text}</p>
      <LabelledCheckbox
        name="withPhoto"
        label={words.photo}
        checked={withPhoto && user !== null}
        disabled={!user}
        onChange={setWithPhoto}
      />
      <ButtonRow>
        <Button name="download" variant="contained" aria-disabled={nothing} onClick={download}>
          {words.button}
        </Button>
      </ButtonRow>
      <Hint role="status">{nothing ? words.nothing : isSaved && words.done}</Hint>
    </TitledCard>
  );
}
