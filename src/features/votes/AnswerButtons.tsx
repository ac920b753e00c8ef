import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useAppDispatch } from '../../hooks';
import type { PolicyId } from '../../content/policyIds';
import { surveys } from '../../content/en/surveys';
import { color } from '../../ui/palette';
import { AnswerIcon } from './AnswerIcon';
import { answers } from './votesDocument';
import type { Answer } from './votesDocument';
import { voteCast } from './votesSlice';

function filled(
  background: Parameters<typeof color>[0],
  text: Parameters<typeof color>[0],
  border = background,
) {
  return {
    '&[aria-pressed=true], &[aria-pressed=true]:hover': {
      background: color(background),
      color: color(text),
      borderColor: color(border),
    },
  };
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media (max-width: 420px)': { gap: 8 },
  '@media (max-width: 340px)': { gap: 4 },
  // On paper the line below says what was answered.
  '@media print': { display: 'none' },
});

/**
 * A plain button: MUI's brings 20 hooks for its ripple and focus, which are off here. With 30 on the page
 * they were a third of hydration and of the time from press to paint.
 */
const Answer = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  // Equal thirds; only where enlarged or spread letters do not fit, the last one takes a line of its own.
  flex: '1 1 30%',
  minWidth: 'max-content',
  minHeight: 52,
  padding: '8px 6px',
  border: `2px solid ${color('control')}`,
  borderRadius: 10,
  color: color('ink'),
  background: color('card'),
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 650,
  lineHeight: 1.75,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { borderColor: color('ink'), background: color('tint') },
  '& svg': { display: 'none' },
  '&[aria-pressed=true] svg': { display: 'block' },
  // A third of a phone is too narrow for icon and "Undecided" side by side: the icon moves above, and nothing wraps.
  '@media (max-width: 480px)': {
    flexDirection: 'column',
    gap: 0,
    padding: 2,
    fontSize: '0.875rem',
    lineHeight: 1.3,
    '& svg': { width: '1em', height: '1em' },
  },
  '@media (max-width: 380px)': { paddingInline: 0, letterSpacing: '-0.01em' },
  '@media (max-width: 340px)': { fontSize: '0.75rem' },
  '&[data-answer=yes]': filled('yes', 'onYes'),
  '&[data-answer=no]': filled('no', 'onNo'),
  '&[data-answer=undecided]': filled('undecided', 'onUndecided', 'undecidedBorder'),
  '@media (forced-colors: active)': {
    '&[data-answer][aria-pressed=true], &[data-answer][aria-pressed=true]:hover': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
      borderColor: 'Highlight',
    },
  },
});

interface AnswerButtonProps {
  readonly answer: Answer;
  readonly pressed: boolean;
  readonly policyId: PolicyId;
  readonly title: string;
}

const AnswerButton = memo(function AnswerButton({ answer, pressed, policyId, title }: AnswerButtonProps) {
  const dispatch = useAppDispatch();
  const label = surveys.answers[answer];
  return (
    <Answer
      type="button"
      data-policy={policyId}
      data-answer={answer}
      aria-pressed={pressed}
      aria-label={surveys.answerLabel(label, title)}
      onClick={() => {
        dispatch(voteCast({ policyId, answer }));
      }}
    >
      <AnswerIcon answer={answer} />
      {label}
    </Answer>
  );
});

interface AnswerButtonsProps {
  readonly policyId: PolicyId;
  /** The policy's title, for the buttons' accessible names. */
  readonly title: string;
  readonly chosen: Answer | undefined;
}

/** The three answers to one policy. A press records, another changes, the same again keeps. */
export const AnswerButtons = memo(function AnswerButtons({ policyId, title, chosen }: AnswerButtonsProps) {
  return (
    <Row role="group" aria-label={surveys.answersLabel(title)}>
      {answers.map((answer) => (
        <AnswerButton
          key={answer}
          answer={answer}
          pressed={answer === chosen}
          policyId={policyId}
          title={title}
        />
      ))}
    </Row>
  );
});
