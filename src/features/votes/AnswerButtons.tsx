import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../hooks';
import type { PolicyHeading } from '../../content/types';
import { surveys } from 'words/surveys';
import { color } from '../../ui/palette';
import { whereSticky } from '../../ui/stickyAnswers';
import { colorsByAnswer } from './answerColors';
import { AnswerIcon } from './AnswerIcon';
import { answers } from './votes';
import type { Answer } from './votes';
import { voteCast } from './votesSlice';

const edge = 10;
/**
 * Height of the link to the next policy above the sticky answers. It is reserved from the start, so nothing moves
 * under the thumb that has just answered.
 */
const wayOn = 44 + edge;

/** @param from where the gradient begins, in px from the top. */
const ground = (from: number) => `linear-gradient(transparent ${from}px, ${color('card')} ${from + 16}px)`;

/**
 * Bottom margin as high as the head of a card: sticky answers never cover the title of the next card that scrolls
 * into view.
 */
const headroom = 104;

/** Compensates that margin where the answers are in their place. */
const Headroom = styled('div')(whereSticky({ marginBlockEnd: -edge - headroom }));

const Reach = styled('div')({
  display: 'grid',
  gap: edge,
  ...whereSticky({
    position: 'sticky',
    insetBlockEnd: 0,
    marginBlockStart: headroom,
    marginBlockEnd: -edge,
    paddingBlockStart: edge,
    paddingBlockEnd: `calc(${edge}px + env(safe-area-inset-bottom, 0px))`,
    // Lets presses through the reserved empty space to what lies behind it.
    pointerEvents: 'none',
    // A background that fades out upwards, so that the sticky buttons can be read over the text; in their own place
    // it is invisible. It is replaced rather than moved once there is an answer: stored answers may arrive after
    // the first paint, and moving it would count as a layout shift.
    '&::before': {
      content: "''",
      position: 'absolute',
      zIndex: -1,
      inset: '-8px 0 0',
      background: ground(wayOn),
    },
    '&:has([aria-pressed=true])::before': { background: ground(0) },
    // `--cv-reach` is a scroll padding, and the buttons stand inside it, so without this the page would scroll
    // whenever one of them gets the focus. A notice may still cover them.
    '& *': {
      scrollMarginBlockEnd: `calc(${edge}px - max(0px, var(--cv-reach) - var(--cv-notice-bottom, 0px)))`,
    },
  }),
  // Hidden on paper: the line below says the answer.
  '@media print': { display: 'none' },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  pointerEvents: 'auto',
  '@container (max-width: 25em)': { gap: 6 },
  '@container (max-width: 13em)': { flexDirection: 'column', gap: 8 },
});

/**
 * Outlined until the policy is answered, then filled. It has the same height in both states, so nothing shifts. In
 * a small window it appears above the answers, so that the thumb that answers does not press it by mistake.
 */
const WayOn = styled(Link)({
  justifySelf: 'start',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  // High enough for a title of two lines.
  paddingBlock: 4,
  borderRadius: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.15,
  pointerEvents: 'auto',
  ...whereSticky({
    order: -1,
    justifySelf: 'stretch',
    '@supports selector(:has(*))': { visibility: 'hidden' },
  }),
  'div:has([aria-pressed=true]) + &': {
    visibility: 'visible',
    paddingInline: 16,
    background: color('primary'),
    color: color('onPrimary'),
    fontWeight: 650,
    textAlign: 'center',
    textDecoration: 'none',
  },
});

/**
 * A plain button: MUI's has 20 hooks for its ripple and focus, which this site switches off. With 30 buttons on the
 * page they took a third of hydration and of the time from press to paint.
 */
const Answer = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  // Three equal columns. If the visitor increases the letter spacing, the last button wraps to a line of its own.
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
  '@container (min-width: 13em) and (max-width: 25em)': {
    gap: 3,
    padding: 2,
    fontSize: '0.875rem',
    letterSpacing: '-0.01em',
    // Engines that place letters on whole pixels draw a word of this size a fifth wider.
    textRendering: 'geometricPrecision',
    // The icon has empty space on both sides; without this, icon and word would be off centre.
    '& svg': { width: '1em', height: '1em', marginInlineStart: '-0.2em' },
  },
  '@container (min-width: 13em) and (max-width: 17em)': { fontSize: '0.8125rem' },
  // Too narrow for the icon beside "Undecided": the icon moves above the word, so that no word wraps.
  '@container (min-width: 13em) and (max-width: 15.5em)': {
    flexDirection: 'column',
    gap: 0,
    paddingInline: 0,
    fontSize: '0.75rem',
    lineHeight: 1.3,
    '& svg': { marginInlineStart: 0 },
  },
  // Too narrow for three columns: one below the other.
  '@container (max-width: 13em)': { flexBasis: 'auto', minWidth: 0 },
  ...colorsByAnswer('[aria-pressed=true]'),
  '@media (forced-colors: active)': {
    '&[data-answer][aria-pressed=true]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
      borderColor: 'Highlight',
    },
  },
});

interface AnswerButtonsProps extends AnswerRowProps {
  /** Address and words of the link to the next policy. */
  readonly nextPath: string;
  readonly nextLabel: string;
}

interface AnswerButtonProps {
  readonly heading: PolicyHeading;
  readonly answer: Answer;
  readonly pressed: boolean;
}

const AnswerButton = memo(function AnswerButton({ heading, answer, pressed }: AnswerButtonProps) {
  const dispatch = useAppDispatch();
  const label = surveys.answers[answer];
  return (
    <Answer
      type="button"
      data-policy={heading.id}
      data-answer={answer}
      aria-pressed={pressed}
      aria-label={surveys.answerLabel(label, heading.title)}
      onClick={() => dispatch(voteCast({ policyId: heading.id, answer }))}
    >
      <AnswerIcon answer={answer} />
      {label}
    </Answer>
  );
});

interface AnswerRowProps {
  readonly heading: PolicyHeading;
  readonly chosen: Answer | undefined;
}

/** The three answer buttons. Pressing the chosen answer again keeps it. */
export const AnswerRow = memo(function AnswerRow({ heading, chosen }: AnswerRowProps) {
  return (
    <Row
      id={`answers-${heading.id}`}
      tabIndex={-1}
      role="group"
      aria-label={surveys.answersLabel(heading.title)}
    >
      {answers.map((answer) => (
        <AnswerButton key={answer} heading={heading} answer={answer} pressed={answer === chosen} />
      ))}
    </Row>
  );
});

/** The answer buttons, sticky in a small window, and the link to the next policy. */
export const AnswerButtons = memo(function AnswerButtons(props: AnswerButtonsProps) {
  const { heading, chosen, nextPath, nextLabel } = props;
  return (
    <>
      <Headroom />
      <Reach>
        <AnswerRow heading={heading} chosen={chosen} />
        <WayOn to={nextPath}>{nextLabel}</WayOn>
      </Reach>
    </>
  );
});
