import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { letter } from '../../content/en/letter';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { Hint, TitledCard } from '../../ui/TitledCard';
import { longestDetail, longestZip, noSender } from './senderDocument';
import type { Sender } from './senderDocument';
import { selectSender, senderForgotten, senderRemembered } from './senderSlice';
import { TextField } from '../../ui/TextField';

const words = letter.sender;

const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.25em',
  gap: '20px 16px',
  marginBlockStart: 20,
  '@media (max-width: 340px)': { gridTemplateColumns: '1fr' },
});

/**
 * Who signs the letter: remembered in the store once the visitor asks for it, and until then known to this screen
 * only, so that no state, storage or developer tool holds what nobody asked to keep. What is forgotten, in this tab
 * or in another one, stays in the fields that are being used here.
 */
export function useSender() {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectSender);
  const [sender, setSender] = useState(remembered ?? noSender);
  if (remembered && remembered !== sender) setSender(remembered);

  return {
    sender: remembered ?? sender,
    isRemembered: remembered !== null,
    change: (next: Sender) => {
      if (remembered) dispatch(senderRemembered(next));
      else setSender(next);
    },
    remember: (wanted: boolean) => {
      dispatch(wanted ? senderRemembered(sender) : senderForgotten());
    },
  };
}

export function SenderFields({ sender, isRemembered, change, remember }: ReturnType<typeof useSender>) {
  return (
    <TitledCard title={words.heading} level="h3">
      <p>{words.text}</p>
      <TextField
        fullWidth
        label={words.name}
        autoComplete="name"
        htmlInput={{ maxLength: longestDetail }}
        value={sender.name}
        onChange={(event) => {
          change({ ...sender, name: event.target.value });
        }}
      />
      <Place>
        <TextField
          label={words.city}
          autoComplete="address-level2"
          htmlInput={{ maxLength: longestDetail }}
          value={sender.city}
          onChange={(event) => {
            change({ ...sender, city: event.target.value });
          }}
        />
        <TextField
          label={words.zip}
          autoComplete="postal-code"
          htmlInput={{ maxLength: longestZip, inputMode: 'numeric' }}
          value={sender.zip}
          onChange={(event) => {
            change({ ...sender, zip: event.target.value });
          }}
        />
      </Place>
      <FormControlLabel
        sx={{ marginBlockStart: 1.5 }}
        control={<Checkbox />}
        label={words.remember}
        checked={isRemembered}
        onChange={(_, checked) => {
          remember(checked);
        }}
      />
      <Hint>{words.rememberHint}</Hint>
    </TitledCard>
  );
}
