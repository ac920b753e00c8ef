import { ClassNames } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import Cropper from 'react-easy-crop';
import { register } from 'words/register';
import { icon } from '../../ui/icons';
import { from } from '../../theme/tokens';
import { CropFrame, cropParts, CropSlider, HeadGuide, IconCropButton } from './photoParts';
import type { Crop } from './crop';

const words = register.photo.crop;

const centre = { x: 0, y: 0 };
const mostZoom = 3;

/** How far (px) an arrow key moves the picture, and a button as well, because it sends an arrow key (`press`). */
const moveStep = 12;

/** Guide for the head, which takes 50 to 69% of a passport photo's height. White on dark is visible on any picture. */
const head = { cx: 50, cy: 46, rx: 22.5, ry: 30 };

/**
 * @param props `picture` is the object URL of the uncut picture: of a cut one, nothing could be moved into the frame.
 */
export function PhotoCropper(props: Readonly<{ picture: string; onCrop: (crop: Crop) => void }>) {
  const [at, setAt] = useState(centre);
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<RefObject<HTMLElement>>();
  const isMoved = useRef(false);
  const headingId = useId();

  /**
   * Moves the picture by sending the cropper an arrow key. A position set through its `crop` property is not limited,
   * and could move the picture out of the frame.
   */
  function press(key: string) {
    area?.current.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }

  function zoomTo(value: number) {
    setZoom(Math.min(mostZoom, Math.max(1, value)));
  }

  /** Keeps the angle within the slider's -180° to 180°: 190° becomes -170°. */
  function turnTo(degrees: number) {
    const around = Math.abs(degrees) > 180 ? 360 * Math.sign(degrees) : 0;
    setRotation(Math.round(degrees - around));
  }

  return (
    <Stack role="group" aria-labelledby={headingId} sx={{ gap: 4 }}>
      <Typography variant="h3" component="h2" id={headingId} sx={{ mt: 4 }}>
        {words.heading}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {words.help}
      </Typography>
      <Box sx={{ display: 'grid', gap: 5, [from('md')]: { gridTemplateColumns: '1fr 1fr' } }}>
        <CropFrame>
          <ClassNames>
            {(style) => (
              <Cropper
                image={props.picture}
                crop={at}
                zoom={zoom}
                rotation={rotation}
                aspect={1}
                maxZoom={mostZoom}
                objectFit="cover"
                showGrid={false}
                // Otherwise the wheel would zoom the picture while the visitor scrolls the page past it.
                zoomWithScroll={false}
                keyboardStep={moveStep}
                disableAutomaticStylesInjection
                classes={{
                  containerClassName: style.css(cropParts.container),
                  mediaClassName: style.css(cropParts.media),
                  cropAreaClassName: style.css(cropParts.area),
                }}
                onCropChange={setAt}
                onZoomChange={zoomTo}
                onRotationChange={turnTo}
                setCropperRef={setArea}
                onCropAreaChange={(area) => {
                  isMoved.current ||= at.x !== 0 || at.y !== 0 || zoom !== 1 || rotation !== 0;
                  // The cropper reports the middle by itself once it is drawn. The photo is cut there already, and rounded
                  // differently: a form that is being saved would find another photo, and stay open with it.
                  if (isMoved.current) props.onCrop({ rotation, area });
                }}
                mediaProps={{ alt: '', draggable: false }}
                cropperProps={{ role: 'application', 'aria-label': words.frame }}
              />
            )}
          </ClassNames>
          <HeadGuide viewBox="0 0 100 100" fill="none" aria-hidden>
            <ellipse {...head} stroke="#000" strokeOpacity={0.55} strokeWidth={1.6} />
            <ellipse {...head} stroke="#fff" strokeWidth={0.8} strokeDasharray="3 2" />
          </HeadGuide>
        </CropFrame>
        <Stack sx={{ gap: 4 }}>
          <CropScale
            name="zoom"
            text={words.percent(Math.round(zoom * 100))}
            range={{ value: zoom, min: 1, max: mostZoom, step: 0.01 }}
            less="smaller"
            more="larger"
            buttonStep={0.1}
            onChange={zoomTo}
          />
          <CropScale
            name="turn"
            text={words.degrees(rotation)}
            range={{ value: rotation, min: -180, max: 180, step: 1 }}
            less="turnLeft"
            more="turnRight"
            buttonStep={90}
            onChange={turnTo}
          />
          <Stack direction="row" role="group" aria-label={words.move} sx={{ flexWrap: 'wrap', gap: 3 }}>
            <CropButton name="left" onPress={() => press('ArrowLeft')} />
            <CropButton name="right" onPress={() => press('ArrowRight')} />
            <CropButton name="up" onPress={() => press('ArrowUp')} />
            <CropButton name="down" onPress={() => press('ArrowDown')} />
            <Button
              variant="text"
              onClick={() => {
                setAt(centre);
                setZoom(1);
                setRotation(0);
              }}
            >
              {words.reset}
            </Button>
          </Stack>
        </Stack>
      </Box>
    </Stack>
  );
}

const icons = {
  smaller: icon('M4 10h12'),
  larger: icon('M4 10h12M10 4v12'),
  turnLeft: icon('M4.500 4v4h4M5 8a6 6 0 1 1-.6 4.500'),
  turnRight: icon('M15.500 4v4h-4M15 8a6 6 0 1 0 .6 4.500'),
  left: icon('M16 10H4m5-5-5 5 5 5'),
  right: icon('M4 10h12m-5-5 5 5-5 5'),
  up: icon('M10 16V4M5 9l5-5 5 5'),
  down: icon('M10 4v12m-5-5 5 5 5-5'),
};

function CropButton({ name, onPress }: { readonly name: keyof typeof icons; readonly onPress: () => void }) {
  const Icon = icons[name];
  return (
    <IconCropButton variant="outlined" aria-label={words[name]} onClick={onPress}>
      <Icon />
    </IconCropButton>
  );
}

interface CropScaleProps {
  readonly name: 'zoom' | 'turn';
  /** Shown, and announced in place of the bare number: “150%” for 1.5. */
  readonly text: string;
  readonly range: Readonly<Record<'value' | 'min' | 'max' | 'step', number>>;
  readonly less: keyof typeof icons;
  readonly more: keyof typeof icons;
  readonly buttonStep: number;
  readonly onChange: (value: number) => void;
}

/** The buttons at both ends are for visitors who can't drag (WCAG 2.5.7). */
function CropScale({ name, text, range, less, more, buttonStep, onChange }: CropScaleProps) {
  // The slider says its value itself; pressed buttons leave it to the output.
  const [isSliding, setSliding] = useState(false);
  return (
    <div>
      <Typography variant="body2" component="div">
        <strong>{words[name]}</strong> <output aria-live={isSliding ? 'off' : 'polite'}>{text}</output>
      </Typography>
      <Stack direction="row" sx={{ gap: 4 }}>
        <CropButton name={less} onPress={() => onChange(range.value - buttonStep)} />
        <CropSlider
          {...range}
          type="range"
          aria-label={words[name]}
          aria-valuetext={text}
          onFocus={() => setSliding(true)}
          onBlur={() => setSliding(false)}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <CropButton name={more} onPress={() => onChange(range.value + buttonStep)} />
      </Stack>
    </div>
  );
}
