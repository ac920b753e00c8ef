import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAppSelector } from '../../hooks';
import { yourData } from '../../content/en/yourData';
import { color } from '../../ui/palette';
import { Tick } from '../../ui/Sheet';
import { selectMember } from '../registration/registrationSlice';
import { selectStarred } from '../starred/starredSlice';
import { selectVotes } from '../votes/votesSlice';
import { buildDataFile } from './buildDataFile';
import { dataFileName } from './dataFile';
import { Actions, Card, Small } from './parts';
import { saveFile } from './saveFile';

const words = yourData.download;

const Main = styled(Button)({
  '&[aria-disabled=true]': { color: color('muted'), background: color('tint'), cursor: 'default' },
});

/** One file with the visitor's data, made in the page. The photo only on request: it weighs most and shows most. */
export function DownloadData() {
  const votes = useAppSelector(selectVotes);
  const starred = useAppSelector(selectStarred);
  const member = useAppSelector(selectMember);
  const [withPhoto, setWithPhoto] = useState(false);
  const [done, setDone] = useState(false);
  const nothing = !member && Object.keys(votes).length + starred.length === 0;

  function download() {
    if (nothing) return;
    const text = buildDataFile({ votes, starred, member, withPhoto, at: new Date() });
    saveFile(dataFileName, text, 'application/json');
    setDone(true);
  }

  return (
    <Card>
      <Typography variant="h3">{words.heading}</Typography>
      <p>{words.text}</p>
      <Tick>
        <input
          type="checkbox"
          checked={withPhoto && member !== null}
          disabled={!member}
          onChange={(event) => {
            setWithPhoto(event.target.checked);
          }}
        />
        {words.photo}
      </Tick>
      <Actions>
        <Main variant="contained" aria-disabled={nothing} onClick={download}>
          {words.button}
        </Main>
      </Actions>
      <Small role="status">{nothing ? words.nothing : done && words.done}</Small>
    </Card>
  );
}
