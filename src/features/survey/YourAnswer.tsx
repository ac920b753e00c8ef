import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useAppDispatch } from '../../lib/hooks';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { color } from '../../ui/palette';
import { hairline, text } from '../../ui/tokens';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { clearVote, undoClearing } from '../answers/votesSlice';

/** The same height with and without the button, and with one or two lines of text, so that nothing shifts. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 16,
  minHeight: 53,
  paddingBlockEnd: 8,
  borderBlockEnd: hairline,
  color: color('muted'),
  fontSize: text.note.fontSize,
  lineHeight: 1.4,
  '& p': { flex: '1 1 0', margin: 0 },
  '& strong': { color: color('ink'), fontWeight: 650 },
  '@media print': { minHeight: 0, paddingBlockEnd: 6, fontSize: '1.125em', color: color('ink') },
});

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
    <Line>
      <p>
        <span>{answer ? surveys.yourAnswer : surveys.notAnswered}</span>{' '}
        {answer && <strong>{surveys.answers[answer]}</strong>}
      </p>
      {(answer ?? cleared) && (
        <Button
          size="small"
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
        </Button>
      )}
    </Line>
  );
});
