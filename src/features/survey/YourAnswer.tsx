import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { surveys } from 'words/surveys';
import type { Answer } from '../../content/answerIds';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch } from '../../lib/hooks';
import { lineEnd } from '../../theme/inputs';
import { clearVote, undoClearing } from '../answers/votesSlice';

/** The same height with and without the button, and with one or two lines of text, so that nothing shifts. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  minHeight: 56,
  // Until what is stored is loaded, only the buttons above show the answer: “Not answered yet” would contradict them.
  'html[data-answers] :has(> * > [data-answer][aria-pressed=true]) + &': { visibility: 'hidden' },
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
      <Typography variant="note">
        <span>{answer ? surveys.yourAnswer : surveys.notAnswered}</span>{' '}
        {answer && <strong>{surveys.answers[answer]}</strong>}
      </Typography>
      {(answer ?? cleared) && (
        <Button
          size="small"
          sx={lineEnd}
          aria-label={answer ? surveys.clearLabel(title) : surveys.undoLabel(title)}
          onClick={(event) => {
            // A double click is one press: Clear and Undo are in the same place.
            if (event.detail > 1) return;
            // Drawn before the focus moves: a change of the focused button would be said a second time.
            flushSync(() => dispatch(answer ? clearVote(id) : undoClearing()));
            // To this answer, so that a second press of Enter gives it again and no other one. `preventScroll`: the answer
            // buttons are right above and already in view.
            document
              .querySelector<HTMLElement>(`[data-policy="${id}"][data-answer=${answer ?? cleared}]`)
              ?.focus({ preventScroll: true });
          }}
        >
          {answer ? surveys.clear : surveys.undo}
        </Button>
      )}
    </Line>
  );
});
