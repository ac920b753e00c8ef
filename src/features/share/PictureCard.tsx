import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { share } from 'words/share';
import { CopyButton } from '../../ui/CopyButton';
import { color } from '../../ui/palette';
import { saveBlob } from '../../ui/saveBlob';
import { TextArea } from '../../ui/TextArea';
import { Buttons, Hint, TitledCard } from '../../ui/TitledCard';
import { drawPicture, loadPictureFonts, pictureHeight, pictureWidth, pictureWords } from './drawPicture';
import type { Shared } from './shareCode';

const words = share.picture;
const fileName = 'civic-voice-answers.png';

const Canvas = styled('canvas')({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBlockStart: 20,
  border: `1px solid ${color('hairline')}`,
  borderRadius: 12,
});

/** The same as the link holds, as a picture with its description. */
export function PictureCard({ shared }: { readonly shared: Shared }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const picture = pictureWords(shared);
  // What is drawn depends on nothing else, and an unchanged picture need not be drawn again.
  const key = JSON.stringify(picture);

  useEffect(() => {
    let live = true;
    void loadPictureFonts().then(() => {
      const context = live && canvas.current?.getContext('2d');
      if (context) drawPicture(context, JSON.parse(key) as typeof picture);
    });
    return () => {
      live = false;
    };
  }, [key]);

  function save() {
    canvas.current?.toBlob((blob) => {
      if (blob) saveBlob(fileName, blob);
      setOutcome(blob ? words.saved : words.failed);
    }, 'image/png');
  }

  return (
    <TitledCard title={words.heading} level="h2">
      <p>{words.text}</p>
      <Canvas ref={canvas} width={pictureWidth} height={pictureHeight} role="img" aria-label={picture.alt} />
      <Buttons>
        <Button variant="contained" onClick={save}>
          {words.save}
        </Button>
      </Buttons>
      <Hint role="status">{outcome}</Hint>
      <TextArea
        inputRef={description}
        label={words.altLabel}
        helperText={words.altHint}
        rows={3}
        value={picture.alt}
        readOnly
      />
      <CopyButton
        text={picture.alt}
        field={description}
        label={words.copyAlt}
        copied={share.link.copied}
        copyByHand={share.link.copyByHand}
        variant="outlined"
      />
    </TitledCard>
  );
}
