import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { letter } from '../../content/en/letter';
import { Hint, Sheet, Tick } from '../../ui/Sheet';
import { TextLine } from '../../ui/TextBox';
import { longestDetail, longestZip } from './senderDocument';
import type { useSender } from './useSender';

const words = letter.sender;

const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.25em',
  columnGap: 16,
  '@media (max-width: 340px)': { gridTemplateColumns: '1fr' },
});

const Remember = styled(Tick)({ marginBlockStart: 12 });

export function SenderFields({ sender, isRemembered, change, remember }: ReturnType<typeof useSender>) {
  return (
    <Sheet>
      <Typography variant="h3">{words.heading}</Typography>
      <p>{words.text}</p>
      <TextLine
        label={words.name}
        autoComplete="name"
        maxLength={longestDetail}
        value={sender.name}
        onChange={(event) => {
          change({ ...sender, name: event.target.value });
        }}
      />
      <Place>
        <TextLine
          label={words.city}
          autoComplete="address-level2"
          maxLength={longestDetail}
          value={sender.city}
          onChange={(event) => {
            change({ ...sender, city: event.target.value });
          }}
        />
        <TextLine
          label={words.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={longestZip}
          value={sender.zip}
          onChange={(event) => {
            change({ ...sender, zip: event.target.value });
          }}
        />
      </Place>
      <Remember>
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={(event) => {
            remember(event.target.checked);
          }}
        />
        {words.remember}
      </Remember>
      <Hint>{words.rememberHint}</Hint>
    </Sheet>
  );
}
