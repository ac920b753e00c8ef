import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../hooks';
import type { PolicyHeading } from '../../content/types';
import { surveys } from 'words/surveys';
import { color } from '../../ui/palette';
import { whereSticky } from '../../ui/stickyAnswers';
import { AnswerIcon, colorsByAnswer } from './AnswerIcon';
import { answers } from './votesDocument';
import type { Answer } from './votesDocument';
import { voteCast } from './votesSlice';

const edge = 10;
/** What the way on takes up above the answers there; in small windows nothing moves under the thumb that has answered. */
const wayOn = 44 + edge;

/** @param from where it begins, in px from above. */
const ground = (from: number) => `linear-gradient(transparent ${from}px, ${color('card')} ${from + 16}px)`;

/** As high as the head of a card: the answers never lie over the title of one that comes into view. */
const headroom = 104;

/** Takes back the margin by which the answers keep clear of the head of the card, less what stands above them in their place. */
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
    // What lies behind the empty place of the way on can be pressed.
    pointerEvents: 'none',
    // A ground to be read on, which fades out upwards: where the answers stand in their place, nothing is seen of it. Drawn
    // anew rather than moved once there is an answer: stored ones may come after the first paint, and would shift it.
    '&::before': {
      content: "''",
      position: 'absolute',
      zIndex: -1,
      inset: '-8px 0 0',
      background: ground(wayOn),
    },
    '&:has([aria-pressed=true])::before': { background: ground(0) },
    // They stand where else nothing may stop, and would scroll the page away whenever one of them gets the focus; a notice
    // may lie over them, though.
    '& *': {
      scrollMarginBlockEnd: `calc(${edge}px - max(0px, var(--cv-reach) - var(--cv-notice-bottom, 0px)))`,
    },
  }),
  // On paper the line below says what was answered.
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
 * Quiet until there is an answer, then the first thing to do; as high, so that answering moves nothing. In a small window it
 * stands above the answers once there is one: the thumb that answers does not find it in the same place.
 */
const WayOn = styled(Link)({
  justifySelf: 'start',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  // A title of two lines fits, too, without another height.
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
 * A plain button: MUI's brings 20 hooks for its ripple and focus, which are off here. With 30 on the page
 * they were a third of hydration and of the time from press to paint.
 */
const Answer = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  // Equal thirds; letters that are spread out by the visitor move the last one to a line of its own.
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
    // Where letters are set on whole pixels, a word of this size is a fifth wider.
    textRendering: 'geometricPrecision',
    // The drawing leaves room on both sides, which would put icon and word off the middle.
    '& svg': { width: '1em', height: '1em', marginInlineStart: '-0.2em' },
  },
  '@container (min-width: 13em) and (max-width: 17em)': { fontSize: '0.8125rem' },
  // Too narrow for icon and "Undecided" side by side: the icon moves above, and nothing wraps.
  '@container (min-width: 13em) and (max-width: 15.5em)': {
    flexDirection: 'column',
    gap: 0,
    paddingInline: 0,
    fontSize: '0.75rem',
    lineHeight: 1.3,
    '& svg': { marginInlineStart: 0 },
  },
  // Too narrow for three: one under the other.
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

interface AnswerButtonsProps {
  readonly heading: PolicyHeading;
  readonly chosen: Answer | undefined;
  /** Where it goes on, and in which words. */
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

/** The three answers to one policy, and the way on. A press records, another changes, the same again keeps. */
export const AnswerButtons = memo(function AnswerButtons(props: AnswerButtonsProps) {
  const { heading, chosen, nextPath, nextLabel } = props;
  return (
    <>
      <Headroom />
      <Reach>
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
        <WayOn to={nextPath}>{nextLabel}</WayOn>
      </Reach>
    </>
  );
});
