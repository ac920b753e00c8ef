import { surveys } from 'words/surveys';
import { tiles } from 'words/tiles';
import type { Answer } from '../../content/answerIds';

/** @returns what a link to a policy is called where its answer is drawn, not written. */
export function tileName(title: string, answer: Answer | undefined): string {
  return tiles.name(title, answer ? surveys.answers[answer] : tiles.unanswered);
}
