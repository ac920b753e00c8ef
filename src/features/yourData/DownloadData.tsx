import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { yourData } from 'words/yourData';
import { useAppSelector } from '../../hooks';
import { saveBlob } from '../../ui/saveBlob';
import { Buttons, Hint, TitledCard } from '../../ui/TitledCard';
import { selectSender } from '../letter/senderSlice';
import { selectMember } from '../registration/registrationSlice';
import { selectStarred } from '../starred/starredSlice';
import { selectVotes } from '../votes/votesSlice';
import { buildDataFile } from './dataFile';

const words = yourData.download;

/** One file with the visitor's data, made in the page. The photo only on request: it weighs most and shows most. */
export function DownloadData() {
  const votes = useAppSelector(selectVotes);
  const starred = useAppSelector(selectStarred);
  const sender = useAppSelector(selectSender);
  const member = useAppSelector(selectMember);
  const [withPhoto, setWithPhoto] = useState(false);
  const [done, setDone] = useState(false);
  const nothing = !member && !sender && Object.keys(votes).length + starred.length === 0;

  function download() {
    if (nothing) return;
    const text = buildDataFile({ votes, starred, sender, member, withPhoto, at: new Date() });
    saveBlob(words.fileName, new Blob([text], { type: 'application/json;charset=utf-8' }));
    setDone(true);
  }

  return (
    <TitledCard title={words.heading} level="h3">
      <p>{words.text}</p>
      <FormControlLabel
        control={<Checkbox />}
        label={words.photo}
        checked={withPhoto && member !== null}
        disabled={!member}
        onChange={(_, checked) => {
          setWithPhoto(checked);
        }}
      />
      <Buttons>
        <Button variant="contained" aria-disabled={nothing} onClick={download}>
          {words.button}
        </Button>
      </Buttons>
      <Hint role="status">{nothing ? words.nothing : done && words.done}</Hint>
    </TitledCard>
  );
}
