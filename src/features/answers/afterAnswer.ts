import type { Answer } from '../../content/answerIds';
import type { Reason } from './reasons';

/**
 * A file of its own, because the inline script of every page has it: with `reasons.ts` it would load valibot as well.
 * @param was the answer before, if there was one. @param day on which it was answered.
 * @returns the reason after an answer. All that was said stays: what was said of the other answer counts for that one only
 * (`farOf`, `ownWords`), and whoever pressed the wrong answer finds it again. The first answer stays; of one without a day
 * nobody knows which was first.
 */
export function afterAnswer(
  reason: Reason | undefined,
  was: Answer | undefined,
  answer: Answer,
  day: string,
): Reason | undefined {
  if (!was) return { answered: day, first: [answer, day] };
  if (was !== answer) return { ...reason, answered: day, kept: undefined };
  const { answered, kept = answered } = reason ?? {};
  return answered && kept && kept < day ? { ...reason, kept: day } : reason;
}
