import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { share } from 'words/share';
import { CopyButton } from '../../ui/CopyButton';
import { color } from '../../ui/palette';
import { saveBlob } from '../../ui/saveBlob';
import { TextField } from '../../ui/TextField';
import { Buttons, Hint, TitledCard } from '../../ui/TitledCard';
import { drawPicture, pictureHeight, pictureWidth } from './drawPicture';
import type { Picture } from './drawPicture';

const words = share.picture;

const Canvas = styled('canvas')({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBlockStart: 20,
  border: `1px solid ${color('hairline')}`,
  borderRadius: 12,
});

interface PictureCardProps {
  readonly heading: string;
  readonly fileName: string;
  /** Drawn again for each other object. */
  readonly picture: Picture;
}

/** The same as the link holds, as a picture with its description. */
export function PictureCard({ heading, fileName, picture }: PictureCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<string | null>(null);

  useEffect(() => {
    void drawPicture(canvas.current, picture);
  }, [picture]);

  function save() {
    canvas.current?.toBlob((blob) => {
      if (blob) saveBlob(fileName, blob);
      setOutcome(blob ? words.saved : words.failed);
    }, 'image/png');
  }

  return (
    <TitledCard title={heading} level="h2">
      <p>{words.text}</p>
      <Canvas ref={canvas} width={pictureWidth} height={pictureHeight} role="img" aria-label={picture.alt} />
      <Buttons>
        <Button variant="contained" onClick={save}>
          {words.save}
        </Button>
      </Buttons>
      <Hint role="status">{outcome}</Hint>
      <TextField
        inputRef={description}
        label={words.altLabel}
        helperText={words.altHint}
        rows={3}
        value={picture.alt}
        htmlInput={{ readOnly: true }}
      />
      <CopyButton
        text={picture.alt}
        field={description}
        words={{ ...share.link, copy: words.copyAlt }}
        variant="outlined"
      />
    </TitledCard>
  );
}
