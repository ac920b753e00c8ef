import { estimateStrength } from './estimateStrength';
import type { StrengthAnswer, StrengthRequest } from './strengthMessages';

/* A worker, because reading the word lists takes a phone the better part of a second. */
self.addEventListener('message', ({ data }: MessageEvent<StrengthRequest>) => {
  const answer: StrengthAnswer = { id: data.id, ...estimateStrength(data.password, data.own) };
  self.postMessage(answer);
});
