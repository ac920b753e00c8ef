import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { share } from 'words/share';
import { CopyField } from './CopyField';
import { hairline, radius } from '../theme/tokens';
import { saveBlob } from '../lib/saveBlob';
import { ButtonRow } from './ButtonRow';
import { Hint } from './Hint';
import { TitledCard } from './TitledCard';
import { drawPicture, pictureHeight, pictureWidth } from './drawPicture';
import type { Picture } from './drawPicture';

const words = share.picture;

const Canvas = styled('canvas')({
  width: '100%',
  height: 'auto',
  marginBlockStart: 24,
  border: hairline,
  borderRadius: radius.card,
});

interface PictureCardProps {
  readonly heading: string;
  readonly fileName: string;
  readonly picture: Picture;
}

/** Offers the description too: the file has no alternative text, so whoever posts it has to paste that as well. */
export function PictureCard({ heading, fileName, picture }: PictureCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Whether the canvas holds the picture. Its typefaces may come late, and until then a saved file would be empty. */
  const drawing = useRef<Promise<boolean>>(undefined);
  const [isRefused, setRefused] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  // Drawn again only where something in it has changed, all of which its description names: whatever else is pressed
  // beside it must not take the message away that it was saved.
  const [shown, setShown] = useState(picture);
  if (shown.alt !== picture.alt) setShown(picture);

  useEffect(() => {
    let isCurrent = true;
    const drawn = drawPicture(canvas.current, shown).then(
      () => true,
      () => false,
    );
    drawing.current = drawn;
    void drawn.then((isDrawn) => {
      if (!isCurrent) return;
      setRefused(!isDrawn);
      setOutcome(isDrawn ? null : words.failed);
    });
    return () => void (isCurrent = false);
  }, [shown]);

  async function save() {
    if (!(await drawing.current)) return;
    canvas.current?.toBlob((blob) => {
      if (blob) saveBlob(fileName, blob);
      setOutcome(blob ? words.saved : words.failed);
    }, 'image/png');
  }

  return (
    <TitledCard title={heading} level="h2">
      <p>{words.text}</p>
      <Canvas
        ref={canvas}
        width={pictureWidth}
        height={pictureHeight}
        role="img"
        aria-label={picture.alt}
        hidden={isRefused}
      />
      {!isRefused && (
        <ButtonRow>
          <Button variant="outlined" onClick={() => void save()}>
            {words.save}
          </Button>
        </ButtonRow>
      )}
      <Hint role="status">{outcome}</Hint>
      <CopyField
        text={picture.alt}
        rows={3}
        words={{
          ...share.link,
          label: words.altLabel,
          hint: words.altHint,
          copy: words.copyAlt,
          copyByHand: words.copyAltByHand,
        }}
        variant="outlined"
      />
    </TitledCard>
  );
}
