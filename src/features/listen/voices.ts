/** The browser's voices, where it has any. */
const synthesis = (): SpeechSynthesis | undefined =>
  (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;

/**
 * @returns a voice for the page's language that speaks on the device itself: any other would tell its maker what is read.
 */
export function localVoice(): SpeechSynthesisVoice | undefined {
  const { lang } = document.documentElement;
  // Android writes `en_US`.
  const speaksIt = (voice: SpeechSynthesisVoice) => voice.lang.split(/[-_]/)[0] === lang.split('-')[0];
  const local = synthesis()
    ?.getVoices()
    .filter((voice) => voice.localService && speaksIt(voice));
  return local?.find((voice) => voice.default) ?? local?.[0];
}

/** Browsers learn of their voices a while after the page is there. @returns what ends the subscription. */
export function onVoicesChanged(listener: () => void): () => void {
  const voices = synthesis();
  voices?.addEventListener('voiceschanged', listener);
  return () => voices?.removeEventListener('voiceschanged', listener);
}
