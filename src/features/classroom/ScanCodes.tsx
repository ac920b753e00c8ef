import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { groupParts } from 'words/groupParts';
import { scan as words } from 'words/scan';
import { radius } from '../../theme/tokens';
import { Hint } from '../../ui/Hint';
import { findCodes } from '../sharing/readLink';
import type { Gathered } from './gatherGroup';
import { problemOf, readCamera } from './readCamera';
import type { CameraProblem } from './readCamera';

const Picture = styled('video')({
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '36vh',
  borderRadius: radius.card,
  background: '#000',
});

/** Names the message that is shown: with `read`, the `lines` about the code; with `off`, the camera's problem. */
type State =
  | { readonly step: 'starting' | 'ready' | 'read' | 'notOurs' | 'repeated' }
  | { readonly step: 'again' | 'corrected'; readonly again: Gathered['again'] }
  | { readonly step: 'off'; readonly problem: CameraProblem };

interface ScanCodesProps {
  readonly people: number;
  /** The sentences about the last text that was given to `onText`. */
  readonly lines: readonly string[];
  /** Called with a text that holds at least one code. @returns what it did to the group, if anything. */
  readonly onText: (text: string) => Gathered & { readonly isChanged: boolean };
  readonly onCountToo: (again: Gathered['again']) => void;
  readonly onClose: () => void;
}

/** The camera, which sees faces too, must be on only while this dialog is open and the page is in front. */
export function ScanCodes({ people, lines, onText, onCountToo, onClose }: ScanCodesProps) {
  const titleId = useId();
  // State, not a ref: the dialog adds the element only after the effects below have run, which then have to run again.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [turnedOn, setTurnedOn] = useState(1);
  const [state, setState] = useState<State>({ step: 'starting' });

  /** One for all sounds, as a browser allows a page only a few; `null` if it allows none. */
  const sound = useRef<AudioContext>(null);

  const onCode = useEffectEvent((text: string) => {
    const isOurs = findCodes(text, ['v', 'g']).length > 0;
    const gathered = isOurs ? onText(text) : undefined;
    if (!gathered) setState({ step: 'notOurs' });
    else if (gathered.corrected > 0) setState({ step: 'corrected', again: gathered.again });
    else if (gathered.again.length > 0) setState({ step: 'again', again: gathered.again });
    else setState({ step: gathered.repeated > 0 ? 'repeated' : 'read' });
    if (sound.current) beep(sound.current, gathered?.isChanged ? 880 : 330);
  });

  useEffect(() => {
    try {
      sound.current = new AudioContext();
    } catch {
      return undefined;
    }
    return () => void sound.current?.close();
  }, []);

  useEffect(() => {
    if (!video) return;
    const ended = new AbortController();
    const { signal } = ended;
    const turnOff = (problem: CameraProblem) => {
      if (!signal.aborted) setState({ step: 'off', problem });
      ended.abort();
    };
    const onStart = () => setState({ step: 'ready' });
    readCamera(video, signal, { onStart, onCode }).catch((error: unknown) => turnOff(problemOf(error)));
    document.addEventListener('visibilitychange', () => document.hidden && turnOff('left'), { signal });
    return () => ended.abort();
  }, [video, turnedOn]);

  const isOff = state.step === 'off';
  const said = state.step === 'read' ? lines : [isOff ? words.problems[state.problem] : words[state.step]];
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words.heading}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Picture ref={setVideo} hidden={isOff} muted playsInline aria-label={words.camera} />
        <Typography variant="label" component="p">
          {groupParts.result.people(people)}
        </Typography>
        {/* As high as the longest usual message, so that the buttons below do not move. */}
        <Box role="status" sx={{ minHeight: '4.5em' }}>
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Box>
        <Hint>
          {words.rule} {words.onlyHere}
        </Hint>
      </DialogContent>
      <DialogActions>
        {'again' in state && (
          <Button
            variant="outlined"
            onClick={() => {
              onCountToo(state.again);
              setState({ step: 'read' });
            }}
          >
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
    </Dialog>
  );
}

/** @param frequency in Hz. Two pitches tell a teacher who looks at the phones whether a code added somebody. */
function beep(audio: AudioContext, frequency: number): void {
  try {
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.2 });
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.15);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.15);
  } catch {
    // The sound is optional: the message says the same. An exception here would stop the reading of the camera.
  }
}
