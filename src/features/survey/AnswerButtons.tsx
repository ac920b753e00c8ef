import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { surveys } from 'words/surveys';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch } from '../../lib/hooks';
import { colorsByAnswer } from '../../theme/answerColors';
import { color } from '../../theme/palette';
import { control, hovered, inRoomOf, onScreen, radius } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { AnswerIcon } from '../../ui/icons';
import { castVote } from '../answers/votesSlice';

/** Equal thirds; one below the other in a narrow card, as with enlarged text. */
const Row = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  // With more space between letters, the last button wraps to a line of its own.
  [inRoomOf('answers')]: { flexFlow: 'row wrap', gap: 4 },
  [inRoomOf('sm')]: { gap: 8 },
});

/** In the rail beside a policy's text, where it is there. */
const RowOrColumn = styled(Row)({ [onScreen.from('lg')]: { flexDirection: 'column' } });

/**
 * A plain button: MUI's has 20 hooks for its ripple and focus, which this site switches off. With 30 buttons on the
 * page they took a third of hydration and of the time from press to paint.
 */
const PlainAnswerButton = styled('button')({
  display: 'flex',
  // Where a third of the card is too narrow for both, as at 320 px, the mark stands above its word.
  flexFlow: 'wrap',
  placeContent: 'center',
  alignItems: 'center',
  flex: '1 1 30%',
  minHeight: control.large,
  border: `1.5px solid ${color('control')}`,
  borderRadius: radius.control,
  background: color('card'),
  ...text.label,
  lineHeight: text.h2.lineHeight,
  scrollMarginBlockEnd: 'var(--cv-docked, 0px)',
  ...hovered,
  // Beside another answer, whose colour the ring must not lie on.
  '&:focus-visible': { outlineOffset: 0 },
  ...colorsByAnswer('[aria-pressed=true]'),
  'html:not([data-scripts]) &': {
    borderColor: color('hairline'),
    background: 'none',
    color: color('muted'),
    cursor: 'default',
  },
});

/** At its full size, with the space around it, the question mark would push “Undecided” to the edge of its button at 360 px. */
const Mark = styled(AnswerIcon)({
  marginInlineEnd: 4,
  '[aria-pressed=false] > &': { display: 'none' },
  '[data-answer=undecided] > &': { width: '1em', height: '1em', marginInline: '-4px 0' },
  [inRoomOf('sm')]: {
    '[data-answer=undecided] > &': { width: '1.25em', height: '1.25em', marginInline: '0 4px' },
  },
});

interface AnswerButtonProps {
  readonly heading: PolicyHeading;
  readonly answer: Answer;
  readonly pressed: boolean;
}

const AnswerButton = memo(function AnswerButton({ heading, answer, pressed }: AnswerButtonProps) {
  const dispatch = useAppDispatch();
  const label = surveys.answers[answer];
  return (
    <PlainAnswerButton
      type="button"
      data-policy={heading.id}
      data-answer={answer}
      aria-pressed={pressed}
      aria-label={surveys.answerLabel(label, heading.title)}
      onClick={() => dispatch(castVote(heading.id, answer))}
    >
      <Mark answer={answer} />
      {label}
    </PlainAnswerButton>
  );
});

interface AnswerRowProps {
  readonly heading: PolicyHeading;
  readonly chosen: Answer | undefined;
  /** In the rail of a wide window: one below the other. */
  readonly inRail?: boolean;
}

/** Pressing the chosen answer again keeps it: a second press by accident must not clear it. */
export const AnswerRow = memo(function AnswerRow({ heading, chosen, inRail = false }: AnswerRowProps) {
  const Answers = inRail ? RowOrColumn : Row;
  return (
    <Answers
      id={`answers-${heading.id}`}
      tabIndex={-1}
      role="group"
      aria-label={surveys.answersLabel(heading.title)}
    >
      {answers.map((answer) => (
        <AnswerButton key={answer} heading={heading} answer={answer} pressed={answer === chosen} />
      ))}
    </Answers>
  );
});
