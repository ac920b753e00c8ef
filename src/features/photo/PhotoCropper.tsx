import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { register } from 'words/register';
import { color } from '../../ui/palette';
import { CropControls, mostZoom, wrapped } from './CropControls';
import { turnedSize } from './crop';
import type { Crop } from './crop';

const words = register.photo.crop;

/** How far (px) one press of an arrow key moves the picture. */
const keyStep = 12;

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
const Heading = styled('h3')({ margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 });
const Help = styled('p')({
  margin: '-8px 0 0',
  color: color('muted'),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});

/**
 * With the part of react-easy-crop's style sheet that a square frame needs. The library would put a style tag
 * into the page, which the site's Content Security Policy refuses.
 */
const Frame = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: 320,
  aspectRatio: '1',
  borderRadius: 12,
  overflow: 'hidden',
  // What a turned picture leaves open is white in the finished photo too.
  background: '#fff',
  border: `1px solid ${color('control')}`,
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    overflow: 'hidden',
    // The frame fills the box, whose edge would cut an outline drawn outside it.
    '&:focus-visible': {
      outline: `3px solid ${color('primary')}`,
      outlineOffset: -3,
      boxShadow: 'inset 0 0 0 5px #fff',
    },
  },
});

/** White on dark, so that it shows on any picture. */
const Guide = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
});

/** Where the head belongs: chin to crown takes 50 to 69% of a passport photo's height. */
function HeadGuide() {
  const oval = { cx: 50, cy: 46, rx: 22.5, ry: 30 };
  return (
    <Guide viewBox="0 0 100 100" aria-hidden>
      <ellipse {...oval} stroke="#000" strokeOpacity={0.55} strokeWidth={1.6} />
      <ellipse {...oval} stroke="#fff" strokeWidth={0.8} strokeDasharray="3 2" />
    </Guide>
  );
}

interface PhotoCropperProps {
  /** Object URL of the uncut picture. */
  readonly picture: string;
  readonly onCrop: (crop: Crop) => void;
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
          keyboardStep={keyStep}
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
      <CropControls
        zoom={zoom}
        onZoom={zoomTo}
        rotation={rotation}
        onRotation={setRotation}
        onMove={move}
        onReset={() => {
          setAt({ x: 0, y: 0 });
          setZoom(1);
          setRotation(0);
        }}
      />
    </Group>
  );
}
