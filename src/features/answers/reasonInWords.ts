import { reasons } from 'words/reasons';
import { surveys } from 'words/surveys';
import type { Answer } from '../../content/answerIds';
import type { ArgumentLabels, Side } from '../../content/argumentIds';
import { fullDay } from '../../content/fullDate';
import type { PolicyId } from '../../content/policyIds';
import { datesOf, farOf, placeOf, questionOf, sidesOf, wishOf } from './reasons';
import type { Reason } from './reasons';

const words = reasons.lines;

/** True if an argument is chosen, whose label has to be loaded. */
export function hasPoint(id: PolicyId, reason: Reason | undefined): boolean {
  return placeOf(id, 'for', reason) >= 0 || placeOf(id, 'against', reason) >= 0;
}

/** @returns the points that weigh most, first of the side that speaks for what the visitor wants, as sentences. */
export function pointsInWords(
  id: PolicyId,
  answer: Answer,
  reason: Reason,
  labels: ArgumentLabels | undefined,
): readonly string[] {
  const label = (side: Side) => (reason[side] ? labels?.[id][side][reason[side]] : undefined);
  const say = (side: Side, sentence: (point: string) => string) => {
    const point = label(side);
    return point ? [sentence(point)] : [];
  };
  if (answer === 'undecided')
    return [...say('for', words.undecided.for), ...say('against', words.undecided.against)];
  const [own, other] = sidesOf(answer, reason);
  const stand = farOf(answer, reason) === 'notEnough' ? 'notEnough' : answer;
  return [...say(own, words.own), ...say(other, words.other[stand])];
}

/** @returns when the answer changed, if it is another and stayed for a day; days still to come are not shown. */
function datesInWords(answer: Answer, reason: Reason, today: string): readonly string[] {
  const { answered, first } = datesOf(reason, today);
  if (!answered || !first) return [];
  const [was, firstDay] = first;
  if (was === answer || firstDay === answered) return [];
  const say = (each: Answer) => surveys.answers[each];
  return [words.dates(say(was), fullDay(firstDay), say(answer), fullDay(answered))];
}

/** @returns all that a visitor said of an answer, and when, in sentences; empty if there is nothing to tell. */
export function reasonInWords(
  id: PolicyId,
  answer: Answer,
  reason: Reason,
  labels: ArgumentLabels | undefined,
  today: string,
): readonly string[] {
  const far = farOf(answer, reason);
  const wish = wishOf(answer, reason);
  const question = questionOf(answer, reason);
  return [
    ...datesInWords(answer, reason, today),
    ...pointsInWords(id, answer, reason, labels),
    ...(far ? [`${reasons.fars[far]}.`] : []),
    ...(wish && question ? [words.wish(reasons.wish[question], wish)] : []),
  ];
}
