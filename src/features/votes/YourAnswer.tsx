import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useAppDispatch } from '../../hooks';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { color } from '../../ui/palette';
import { answers } from './votesDocument';
import type { Answer } from './votesDocument';
import { clearVote, undoClearing } from './votesSlice';

/** As high without its button as with it, and with words on two lines as on one. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 16,
  minHeight: 53,
  paddingBlockEnd: 8,
  borderBlockEnd: `1px solid ${color('hairline')}`,
  color: color('muted'),
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& p': { flex: '1 1 0', margin: 0 },
  '& strong': { color: color('ink'), fontWeight: 700 },
  '@media print': { minHeight: 0, paddingBlockEnd: 6, fontSize: '1.125em', color: color('ink') },
});

interface YourAnswerProps {
  readonly heading: PolicyHeading;
  readonly answer: Answer | undefined;
  /** The answer just taken back, while Undo can bring it back; never beside another. */
  readonly cleared: Answer | undefined;
}

/**
 * The answer in words, so that colour is never alone, and the way to take it back. Its line is always there:
 * answering and clearing shift nothing. Either button is gone once pressed, so focus moves to the answers.
 */
export const YourAnswer = memo(function YourAnswer({ heading, answer, cleared }: YourAnswerProps) {
  const { id, title } = heading;
  const dispatch = useAppDispatch();
  return (
    <Line>
      <p>
        {answer ? surveys.yourAnswer : surveys.notAnswered}{' '}
        {answer && <strong>{surveys.answers[answer]}</strong>}
      </p>
      {(answer ?? cleared) && (
        <Button
          size="small"
          aria-label={answer ? surveys.clearLabel(title) : surveys.undoLabel(title)}
          onClick={() => {
            dispatch(answer ? clearVote(id) : undoClearing());
            // It stands right above what was pressed.
            document
              .querySelector<HTMLElement>(`[data-policy="${id}"][data-answer=${cleared ?? answers[0]}]`)
              ?.focus({ preventScroll: true });
          }}
        >
          {answer ? surveys.clear : surveys.undo}
        </Button>
      )}
    </Line>
  );
});
