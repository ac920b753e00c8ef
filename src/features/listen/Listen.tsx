import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch } from '../../hooks';
import { color } from '../../ui/palette';
import { SoundIcon } from '../../ui/icons';
import { retryOnce } from '../../ui/useLoaded';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { noticeShown } from '../notices/noticesSlice';
import type { Reading, ReadingState } from './readAloud';

/**
 * Floats beside the card's category without changing that line's height, because it appears only once the browser
 * has listed its voices. The press area extends upwards, not down over the title, which is a link. While it speaks
 * it sticks to the top of the window, if the window is high enough.
 */
const Controls = styled('div')({
  float: 'inline-end',
  display: 'flex',
  gap: 20,
  marginBlock: '-22px 0',
  fontSize: '0.875rem',
  '& .MuiButton-root': { alignItems: 'flex-end', paddingBlockEnd: 0 },
  '&[data-active=true]': {
    '& .MuiButton-root': { alignItems: 'center' },
    '@media (min-height: 30em)': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      marginInline: '0 -10px',
      paddingInline: 10,
      borderRadius: 10,
      background: color('card'),
    },
  },
  '@media print': { display: 'none' },
});

const words = surveys.listen;

/** The browser's voices, where it has any. */
const synthesis = (): SpeechSynthesis | undefined =>
  (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;

/**
 * @returns a voice for the page's language that runs on the device; a remote one would send the text to its maker.
 */
function localVoice(): SpeechSynthesisVoice | undefined {
  const { lang } = document.documentElement;
  // Android writes `en_US`.
  const speaksIt = (voice: SpeechSynthesisVoice) => voice.lang.split(/[-_]/)[0] === lang.split('-')[0];
  const local = synthesis()
    ?.getVoices()
    .filter((voice) => voice.localService && speaksIt(voice));
  return local?.find((voice) => voice.default) ?? local?.[0];
}

/** Browsers list their voices some time after the page has loaded, and then send this event. */
function onVoicesChanged(listener: () => void) {
  const voices = synthesis();
  voices?.addEventListener('voiceschanged', listener);
  return () => voices?.removeEventListener('voiceschanged', listener);
}

/**
 * Reads a card aloud with a voice of the device. Draws nothing if there is no such voice; the code that speaks is
 * downloaded on the first press.
 */
export function Listen({ heading: { slug, title } }: { readonly heading: PolicyHeading }) {
  const dispatch = useAppDispatch();
  const canSpeak = useSyncExternalStore(
    onVoicesChanged,
    () => localVoice() !== undefined,
    () => false,
  );
  const [state, setState] = useState<ReadingState>();
  const reading = useRef<Reading>(null);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => () => reading.current?.stop(), []);
  if (!canSpeak) return null;

  const isActive = state === 'speaking' || state === 'paused';
  const act = state === 'speaking' ? 'pause' : state === 'paused' ? 'resume' : 'start';

  async function start() {
    // Safari on iOS speaks only if it is first asked to during a press. After this empty utterance the text may
    // follow later.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    try {
      const { readAloud } = await retryOnce(() => import('./readAloud'));
      const card = document.getElementById(slug);
      const voice = localVoice();
      // The visitor may have left the page while the code was downloaded.
      if (!card || !voice) return;
      reading.current = readAloud(card, voice, (next) => {
        setState(next);
        if (next === 'failed') dispatch(noticeShown('notReadAloud'));
      });
    } catch {
      dispatch(noticeShown('notReadAloud'));
    }
  }

  return (
    <Controls data-active={isActive}>
      <Button
        ref={main}
        size="small"
        aria-label={words.label(words[act], title)}
        onClick={() => {
          if (act === 'start') void start();
          else reading.current?.[act]();
        }}
      >
        <SoundIcon />
        <span>{words[act]}</span>
      </Button>
      {isActive && (
        <Button
          size="small"
          aria-label={words.label(words.stop, title)}
          onClick={() => {
            // This button is about to be removed, and focus would be lost with it.
            main.current?.focus({ preventScroll: true });
            reading.current?.stop();
          }}
        >
          {words.stop}
        </Button>
      )}
      <VisuallyHidden role="status">{state === 'ended' && words.ended(title)}</VisuallyHidden>
    </Controls>
  );
}
