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
 * On the line of the card's category, whose height it does not change: it comes when the browser knows its voices. What can
 * be pressed reaches up from there, not down over the title, which is a link. While it speaks it stays at the head of the
 * window, where that has room.
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

/** @returns a voice for the page's language that speaks on the device itself: any other would tell its maker what is read. */
function localVoice(): SpeechSynthesisVoice | undefined {
  const { lang } = document.documentElement;
  // Android writes `en_US`.
  const speaksIt = (voice: SpeechSynthesisVoice) => voice.lang.split(/[-_]/)[0] === lang.split('-')[0];
  const local = synthesis()
    ?.getVoices()
    .filter((voice) => voice.localService && speaksIt(voice));
  return local?.find((voice) => voice.default) ?? local?.[0];
}

/** Browsers learn of their voices a while after the page is there. */
function onVoicesChanged(listener: () => void) {
  const voices = synthesis();
  voices?.addEventListener('voiceschanged', listener);
  return () => voices?.removeEventListener('voiceschanged', listener);
}

/** Reads a card aloud by a voice of the device. What speaks is fetched when it is pressed; without such a voice there is nothing. */
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
    // Safari on phones speaks only from within a press; after this nothing, the rest may follow later.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    try {
      const { readAloud } = await retryOnce(() => import('./readAloud'));
      const card = document.getElementById(slug);
      const voice = localVoice();
      // The visitor may have gone meanwhile.
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
        {words[act]}
      </Button>
      {isActive && (
        <Button
          size="small"
          aria-label={words.label(words.stop, title)}
          onClick={() => {
            // This button is about to go.
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
