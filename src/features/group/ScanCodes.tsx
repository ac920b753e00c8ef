import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { groupParts } from 'words/groupParts';
import { scan as words } from 'words/scan';
import type { CameraProblem } from '../../content/groupTypes';
import { serif } from '../../ui/palette';
import { Hint } from '../../ui/TitledCard';
import { findCodes, readLink } from '../share/readLink';
import { readCamera, Sightings } from './readCamera';

const Picture = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '36vh',
  objectFit: 'contain',
  borderRadius: 12,
  background: '#000',
  '&[hidden]': { display: 'none' },
});

const Count = styled('p')({
  margin: '12px 0 0',
  fontFamily: serif,
  fontSize: '2rem',
  fontWeight: 700,
  lineHeight: 1.2,
});

/** Room for what is said most, so that the buttons stay under the thumb. */
const Said = styled('div')({ minHeight: '4.5em', '& p': { margin: '4px 0 0' } });

/** What is to be said. */
type State =
  | { readonly step: 'starting' | 'ready' | 'counted' | 'notOurs' | 'repeated' }
  | { readonly step: 'again'; readonly text: string }
  | { readonly step: 'off'; readonly problem: CameraProblem };

interface ScanProps {
  readonly people: number;
  /** What the last text has led to. */
  readonly lines: readonly string[];
  /** Called with a text that holds at least one code. */
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** A window to the camera, which reads one phone after another. What it has seen is known until the page is left. */
export function ScanCodes({ open, ...props }: ScanProps & { readonly open: boolean }) {
  const [sightings] = useState(() => new Sightings());
  const titleId = useId();
  return (
    <Dialog open={open} onClose={props.onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words.heading}</DialogTitle>
      <Scanner {...props} sightings={sightings} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, and the camera with it. */
function Scanner({
  people,
  lines,
  onText,
  onClose,
  sightings,
}: ScanProps & { readonly sightings: Sightings }) {
  const video = useRef<HTMLVideoElement>(null);
  const [turnedOn, setTurnedOn] = useState(1);
  const [state, setState] = useState<State>({ step: 'starting' });
  const beep = useBeep();

  const onCode = useEffectEvent((text: string) => {
    const sighting = sightings.see(text, performance.now());
    if (sighting === 'held') return;
    const isOurs = findCodes(text).length + findCodes(text, 'g').length > 0;
    const { shared } = readLink(text);
    if (!isOurs) setState({ step: 'notOurs' });
    else if (sighting === 'new') count(text);
    // A name makes it one person's.
    else setState(shared && !shared.name ? { step: 'again', text } : { step: 'repeated' });
    beep(isOurs && sighting === 'new');
  });

  function count(text: string) {
    onText(text);
    setState({ step: 'counted' });
  }

  useEffect(() => {
    if (!video.current) return;
    const turnOff = (problem: CameraProblem) => setState({ step: 'off', problem });
    const stop = readCamera(video.current, {
      onStart: () => setState({ step: 'ready' }),
      onCode,
      onProblem: turnOff,
    });
    const onHidden = () => {
      if (!document.hidden) return;
      stop();
      turnOff('left');
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      stop();
    };
  }, [turnedOn]);

  const isOff = state.step === 'off';
  const said = state.step === 'counted' ? lines : [isOff ? words.problems[state.problem] : words[state.step]];
  return (
    <>
      <DialogContent>
        <Picture ref={video} hidden={isOff} muted playsInline aria-label={words.camera} />
        <Count>{groupParts.result.people(people)}</Count>
        <Said role="status">
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Said>
      </DialogContent>
      <DialogActions>
        {state.step === 'again' && (
          <Button variant="outlined" onClick={() => count(state.text)}>
            {words.countToo}
          </Button>
        )}
        {isOff && (
          <Button
            variant="outlined"
            onClick={() => {
              setState({ step: 'starting' });
              setTurnedOn(turnedOn + 1);
            }}
          >
            {words.turnOn}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
      <Hint>
        {words.rule} {words.onlyHere}
      </Hint>
    </>
  );
}

/** @returns what sounds for a tenth of a second, high for what was counted and low for what was not. */
function useBeep(): (counted: boolean) => void {
  const audio = useRef<AudioContext>(undefined);
  useEffect(() => {
    // Without it there is still the line that says so.
    if ('AudioContext' in window) audio.current = new AudioContext();
    return () => void audio.current?.close();
  }, []);
  return (counted) => {
    const context = audio.current;
    if (!context) return;
    const [tone, volume, end] = [
      context.createOscillator(),
      context.createGain(),
      context.currentTime + 0.15,
    ];
    tone.frequency.value = counted ? 880 : 330;
    volume.gain.setValueAtTime(0.2, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(end);
  };
}
