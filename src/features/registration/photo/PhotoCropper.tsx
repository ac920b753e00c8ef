import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { register } from '../../../content/en/register';
import { color } from '../../../ui/palette';
import { QuietButton } from '../../../ui/QuietButton';
import { CropButton } from './CropButton';
import { CropSlider } from './CropSlider';
import { turnedSize } from './crop';
import type { Crop } from './crop';
import { cropperCss } from './cropperCss';
import { HeadGuide } from './HeadGuide';

const words = register.photo.crop;

const mostZoom = 3;
const zoomStep = 0.1;
const moveStep = 12;

const Group = styled('div')({
  display: 'grid',
  gap: '16px 28px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Room for the controls beside the picture: the form is widest between one column and two.
  '@media (min-width: 680px) and (max-width: 899px), (min-width: 1060px)': {
    gridTemplateColumns: '320px minmax(0, 1fr)',
    '& > h3, & > p': { gridColumn: '1 / -1' },
  },
});
const Controls = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', maxWidth: 360 });
const Heading = styled('h3')({ margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 });
const Help = styled('p')({
  margin: '-8px 0 0',
  color: color('muted'),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});
const Frame = styled('div')(cropperCss);
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface PhotoCropperProps {
  /** Object URL of the uncut picture. */
  readonly picture: string;
  readonly onCrop: (crop: Crop) => void;
}

/** Keeps a turn within half a circle either way. */
function wrapped(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Move, zoom and turn: by pointer, touch and keyboard on the picture, or by buttons and sliders alone. */
export function PhotoCropper({ picture, onCrop }: PhotoCropperProps) {
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [media, setMedia] = useState({ width: 0, height: 0 });
  const [edge, setEdge] = useState(0);
  const headingId = useId();

  /** The cropper keeps what is dragged inside the picture; what the buttons move has to be kept by us. */
  function move(x: number, y: number) {
    const box = turnedSize(media, rotation);
    const reach = { x: Math.abs(box.width * zoom - edge) / 2, y: Math.abs(box.height * zoom - edge) / 2 };
    const kept = (to: number, most: number) => Math.min(most, Math.max(-most, to));
    setAt({ x: kept(at.x + x, reach.x), y: kept(at.y + y, reach.y) });
  }

  function zoomTo(value: number) {
    setZoom(Math.min(mostZoom, Math.max(1, value)));
  }

  return (
    <Group role="group" aria-labelledby={headingId}>
      <Heading id={headingId}>{words.heading}</Heading>
      <Help>{words.help}</Help>
      <Frame>
        <Cropper
          image={picture}
          crop={at}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          minZoom={1}
          maxZoom={mostZoom}
          objectFit="cover"
          showGrid={false}
          // The page scrolls when the wheel turns over the picture; zooming has its own controls.
          zoomWithScroll={false}
          keyboardStep={moveStep}
          disableAutomaticStylesInjection
          onCropChange={setAt}
          onZoomChange={zoomTo}
          onRotationChange={(degrees) => {
            setRotation(Math.round(wrapped(degrees)));
          }}
          onMediaLoaded={setMedia}
          onCropSizeChange={({ width }) => {
            setEdge(width);
          }}
          onCropAreaChange={(area) => {
            onCrop({ rotation, area });
          }}
          mediaProps={{ alt: '', draggable: false }}
          cropperProps={{ role: 'application', 'aria-label': words.frame }}
        />
        <HeadGuide />
      </Frame>
      <Controls>
        <CropSlider
          label={words.zoom}
          value={zoom}
          min={1}
          max={mostZoom}
          step={0.01}
          text={words.percent(Math.round(zoom * 100))}
          onChange={zoomTo}
          less={{ name: 'smaller', to: zoom - zoomStep }}
          more={{ name: 'larger', to: zoom + zoomStep }}
        />
        <CropSlider
          label={words.turn}
          value={rotation}
          min={-180}
          max={180}
          step={1}
          text={words.degrees(rotation)}
          onChange={setRotation}
          less={{ name: 'turnLeft', to: wrapped(rotation - 90) }}
          more={{ name: 'turnRight', to: wrapped(rotation + 90) }}
        />
        <Buttons role="group" aria-label={words.move}>
          <CropButton
            name="left"
            onPress={() => {
              move(-moveStep, 0);
            }}
          />
          <CropButton
            name="right"
            onPress={() => {
              move(moveStep, 0);
            }}
          />
          <CropButton
            name="up"
            onPress={() => {
              move(0, -moveStep);
            }}
          />
          <CropButton
            name="down"
            onPress={() => {
              move(0, moveStep);
            }}
          />
          <QuietButton
            type="button"
            onClick={() => {
              setAt({ x: 0, y: 0 });
              setZoom(1);
              setRotation(0);
            }}
          >
            {words.reset}
          </QuietButton>
        </Buttons>
      </Controls>
    </Group>
  );
}
