import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../lib/hooks';
import { retryOnce } from '../../lib/useLoaded';
import { localVoice } from './localVoice';
import type { Reading, ReadingState } from './readAloud';
import { readingFailed } from './surveyEvents';

export interface Listening {
  readonly state: ReadingState | undefined;
  /** While the card is read or paused, which is when there is a player. */
  readonly isActive: boolean;
  /** How much of the card has been read, in percent. */
  readonly percent: number;
  readonly start: () => void;
  readonly pauseOrResume: () => void;
  readonly stop: () => void;
  readonly listenButton: RefObject<HTMLButtonElement | null>;
  readonly pauseButton: RefObject<HTMLButtonElement | null>;
  readonly player: RefObject<HTMLDivElement | null>;
}

/**
 * Reads a card aloud. The code that speaks is downloaded on the first press.
 * @param hidden whether the card is hidden, and its player with it: what can't be stopped must not go on.
 */
export function useListen(hidden = false): Listening {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ReadingState>();
  const [percent, setPercent] = useState(0);
  const reading = useRef<Reading>(null);
  const listenButton = useRef<HTMLButtonElement>(null);
  const pauseButton = useRef<HTMLButtonElement>(null);
  const player = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const isActive = state === 'speaking' || state === 'paused';

  useEffect(() => () => reading.current?.stop(), []);
  useEffect(() => {
    if (hidden) reading.current?.stop();
  }, [hidden]);

  // Button and player take each other's place, and the focus would be lost with the one that goes.
  useLayoutEffect(() => {
    if (movesFocus.current) (isActive ? pauseButton : listenButton).current?.focus({ preventScroll: true });
    movesFocus.current = false;
  }, [isActive]);

  function change(next: ReadingState) {
    const { activeElement } = document;
    movesFocus.current =
      activeElement === listenButton.current || (player.current?.contains(activeElement) ?? false);
    // At once, as the first sentence is scrolled to above the player.
    if (next === 'speaking') flushSync(() => setState(next));
    else setState(next);
    if (next === 'failed') dispatch(readingFailed());
  }

  async function start() {
    // Safari on iOS speaks only if it is first asked to during a press; after this empty utterance it does later, too.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    try {
      const { readAloud } = await retryOnce(() => import('./readAloud'));
      const card = listenButton.current?.closest('article');
      const voice = localVoice();
      // While the code was downloaded, the visitor may have left the page, or hidden the card by a filter.
      if (!card || card.hidden || !voice) return;
      reading.current = readAloud(card, voice, { onState: change, onPercent: setPercent });
    } catch {
      if (listenButton.current) dispatch(readingFailed());
    }
  }

  return {
    state,
    isActive,
    percent,
    start: () => void start(),
    pauseOrResume: () => reading.current?.[state === 'speaking' ? 'pause' : 'resume'](),
    stop: () => reading.current?.stop(),
    listenButton,
    pauseButton,
    player,
  };
}
