import type { Answer } from '../../content/answerIds';
import type { Reason } from './reasons';

/**
 * A file of its own, because the inline script of every page has it: with `reasons.ts` it would load valibot as well.
 * @param was the answer before, if there was one. @param day on which it was answered.
 * @returns the reason after an answer. Points of either side stay, whichever the answer is. What was said of the answer
 * before is set aside and comes back with that answer, so that nobody loses words by a wrong press. The first answer stays;
 * of one without a day nobody knows which was first.
 */
export function afterAnswer(
  reason: Reason | undefined,
  was: Answer | undefined,
  answer: Answer,
  day: string,
): Reason | undefined {
  if (!was) return { answered: day, first: [answer, day] };
  if (was !== answer) {
    const { far, wish, otherAnswers } = reason ?? {};
    const aside = { ...otherAnswers, [was]: { far, wish }, [answer]: undefined };
    return {
      ...reason,
      answered: day,
      kept: undefined,
      far: undefined,
      wish: undefined,
      ...otherAnswers?.[answer],
      otherAnswers: far || wish || otherAnswers ? aside : undefined,
    };
  }
  const { answered, kept = answered } = reason ?? {};
  return answered && kept && kept < day ? { ...reason, kept: day } : reason;
}
