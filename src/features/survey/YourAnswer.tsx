import { memo } from 'react';
import { useAppDispatch } from '../../lib/hooks';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { LinkButton } from '../../ui/buttons';
import { AnswerLine } from '../../ui/AnswerLine';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { clearVote, undoClearing } from '../answers/votesSlice';

interface YourAnswerProps {
  readonly heading: PolicyHeading;
  readonly answer: Answer | undefined;
  /** The answer that was just cleared, while Undo can restore it; `undefined` once there is an answer. */
  readonly cleared: Answer | undefined;
}

/**
 * In words, because some visitors can't see the colours. Either button disappears when it is pressed, so the focus
 * moves to the answer buttons.
 */
export const YourAnswer = memo(function YourAnswer({ heading, answer, cleared }: YourAnswerProps) {
  const { id, title } = heading;
  const dispatch = useAppDispatch();
  return (
    <AnswerLine>
      <p>
        <span>{answer ? surveys.yourAnswer : surveys.notAnswered}</span>{' '}
        {answer && <strong>{surveys.answers[answer]}</strong>}
      </p>
      {(answer ?? cleared) && (
        <LinkButton
          aria-label={answer ? surveys.clearLabel(title) : surveys.undoLabel(title)}
          onClick={() => {
            dispatch(answer ? clearVote(id) : undoClearing());
            // `preventScroll`: the answer buttons are right above and already in view.
            document
              .querySelector<HTMLElement>(`[data-policy="${id}"][data-answer=${cleared ?? answers[0]}]`)
              ?.focus({ preventScroll: true });
          }}
        >
          <span>{answer ? surveys.clear : surveys.undo}</span>
        </LinkButton>
      )}
    </AnswerLine>
  );
});
