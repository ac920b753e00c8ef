import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch } from '../../lib/hooks';
import { LinkButton } from '../../ui/buttons';
import { SoundIcon } from '../../ui/icons';
import { retryOnce } from '../../lib/useLoaded';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ListenButtons, ListenLine } from '../../ui/listenLine';
import { readingFailed } from './surveyEvents';
import type { Reading, ReadingState } from './readAloud';

const words = surveys.listen;

/** `undefined` in browsers that cannot speak. */
const synthesis = (): SpeechSynthesis | undefined =>
  (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;

/** @returns a voice for the page's language that runs on the device: a remote one would send the text to its maker. */
function localVoice(): SpeechSynthesisVoice | undefined {
  const { lang } = document.documentElement;
  // Android writes `en_US` for `en-US`.
  const speaksIt = (voice: SpeechSynthesisVoice) => voice.lang.split(/[-_]/)[0] === lang.split('-')[0];
  const local = synthesis()
    ?.getVoices()
    .filter((voice) => voice.localService && speaksIt(voice));
  return local?.find((voice) => voice.default) ?? local?.[0];
}

/** Browsers list their voices some time after the page has loaded: before this event there seem to be none. */
function onVoicesChanged(listener: () => void) {
  const voices = synthesis();
  voices?.addEventListener('voiceschanged', listener);
  return () => voices?.removeEventListener('voiceschanged', listener);
}

interface ListenProps {
  readonly heading: PolicyHeading;
  readonly children: ReactNode;
}

/**
 * Reads a card aloud with a voice of the device. Draws no buttons if the device has no voice for the page's language;
 * the code that speaks is downloaded on the first press.
 */
export function Listen({ heading: { title }, children }: ListenProps) {
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

  const isActive = state === 'speaking' || state === 'paused';
  const act = state === 'speaking' ? 'pause' : state === 'paused' ? 'resume' : 'start';

  async function start() {
    // Safari on iOS speaks only if it is first asked to during a press; after this empty utterance it does later, too.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    try {
      const { readAloud } = await retryOnce(() => import('./readAloud'));
      const card = main.current?.closest('article');
      const voice = localVoice();
      // The visitor may have left the page while the code was downloaded.
      if (!card || !voice) return;
      reading.current = readAloud(card, voice, (next) => {
        setState(next);
        if (next === 'failed') dispatch(readingFailed());
      });
    } catch {
      dispatch(readingFailed());
    }
  }

  return (
    <ListenLine data-active={isActive || undefined}>
      {children}
      {canSpeak && (
        <ListenButtons data-screen-only>
          <LinkButton
            ref={main}
            aria-label={words.label(words[act], title)}
            onClick={() => {
              if (act === 'start') void start();
              else reading.current?.[act]();
            }}
          >
            <SoundIcon />
            <span>{words[act]}</span>
          </LinkButton>
          {isActive && (
            <LinkButton
              aria-label={words.label(words.stop, title)}
              onClick={() => {
                // This button is about to be removed, and focus would be lost with it.
                main.current?.focus({ preventScroll: true });
                reading.current?.stop();
              }}
            >
              {words.stop}
            </LinkButton>
          )}
          <VisuallyHidden role="status">{state === 'ended' && words.ended(title)}</VisuallyHidden>
        </ListenButtons>
      )}
    </ListenLine>
  );
}
