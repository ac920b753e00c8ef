import { useSyncExternalStore } from 'react';

/** `undefined` in browsers that cannot speak. */
const synthesis = (): SpeechSynthesis | undefined =>
  (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;

/** @returns a voice for the page's language that runs on the device: a remote one would send the text to its maker. */
export function localVoice(): SpeechSynthesisVoice | undefined {
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

/** @returns whether the device has a voice for the page's language; false until the browser has listed its voices. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(
    onVoicesChanged,
    () => localVoice() !== undefined,
    () => false,
  );
}
