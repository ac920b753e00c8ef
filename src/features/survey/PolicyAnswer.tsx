import { useDeferredValue } from 'react';
import { shallowEqual } from 'react-redux';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../lib/hooks';
import { allAnsweredId } from '../../lib/paths';
import { selectAnswer, selectClearedAnswer, selectCompletedBy } from '../answers/votesSlice';
import { AnswerDock } from './AnswerDock';
import { YourAnswer } from './YourAnswer';

export interface PolicyAnswerProps {
  readonly on: 'card' | 'page';
  readonly heading: PolicyHeading;
  /** Address (page or card) and title of the policy that the Next link opens; if `undefined`, no link is drawn. */
  readonly nextPath: string | undefined;
  readonly nextTitle: string | undefined;
}

/**
 * A component of its own, so that an answer does not render the rest of the card again. What is below the buttons is
 * rendered with a delay, so that the pressed button is painted first.
 */
export function PolicyAnswer({ on, heading, nextPath, nextTitle }: PolicyAnswerProps) {
  const { id } = heading;
  const now = useAppSelector(
    (state) => ({
      answer: selectAnswer(state, id),
      cleared: selectClearedAnswer(state, id),
      completes: selectCompletedBy(state) === id,
    }),
    shallowEqual,
  );
  const { answer, cleared, completes } = useDeferredValue(now);
  const next = completes ? { nextPath: `#${allAnsweredId}`, nextTitle: undefined } : { nextPath, nextTitle };
  return (
    <>
      <AnswerDock on={on} heading={heading} chosen={now.answer} {...next} />
      <YourAnswer heading={heading} answer={answer} cleared={cleared} />
    </>
  );
}
