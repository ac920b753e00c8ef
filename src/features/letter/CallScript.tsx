import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { letter } from '../../content/en/letter';
import { CopyButton } from '../../ui/CopyButton';
import { Sheet } from '../../ui/Sheet';
import { TextArea } from '../../ui/TextBox';

const words = letter.call;

export function CallScript({ text }: { readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Sheet>
      <Typography variant="h3">{words.heading}</Typography>
      <p>{words.text}</p>
      <TextArea ref={area} label={words.label} rows={5} value={text} readOnly />
      <CopyButton
        text={text}
        field={area}
        label={words.copy}
        copied={letter.result.copied}
        copyByHand={letter.result.copyByHand}
        variant="outlined"
      />
    </Sheet>
  );
}
