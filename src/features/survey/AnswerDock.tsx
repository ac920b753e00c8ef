import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { surveys } from 'words/surveys';
import type { Answer } from '../../content/answerIds';
import type { PolicyHeading } from '../../content/types';
import { letterPath, paths, policyPath } from '../../lib/paths';
import { lineEnd, lineStart } from '../../theme/inputs';
import { stuckToEdge, whereSticky } from '../../theme/stickyEdges';
import { control, hairline, hovered, inRoomOf, onScreen, radius } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { ArrowIcon, ChevronIcon } from '../../ui/icons';
import { AnswerRow } from './AnswerButtons';

/**
 * Top margin (px) of the sticky answers, as high as the head of a card: they can't move up over the title of their card
 * while it scrolls into view.
 */
const headroom = 96;

/**
 * Cancels that margin, so that it leaves no gap above answers that do not stick. Their padding stays: the focus ring
 * of the sources needs it.
 */
const Headroom = styled('div')(whereSticky({ marginBlockEnd: -headroom }));

const Dock = styled('div')(
  whereSticky({
    ...stuckToEdge,
    marginBlockStart: headroom,
    paddingBlockStart: 8,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    // `--cv-reach` is a scroll padding, and what can be focused here is within it: without this the page would scroll
    // whenever one of them gets the focus. The height of a notice is kept, because a notice may cover them.
    '--cv-docked': 'calc(0px - max(0px, var(--cv-reach) - var(--cv-notice-bottom, 0px)))',
  }),
);

/**
 * What follows an answer. Shown before an answer as well, so that answering moves nothing, and a second press by an
 * impatient thumb hits the same answer.
 */
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  // In one row, as what sticks to the edge must not be higher than `--cv-reach`; longer words take two lines.
  [inRoomOf('answers')]: { flexWrap: 'nowrap' },
});

/** Less prominent than the answers. Links: on ten cards, buttons would take as long to hydrate as the answers. */
const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // On phones it makes a short word such as “Next” 44 px wide. A minimum width would let long words overflow in text of
  // twice the size.
  flexGrow: 1,
  minHeight: 44,
  paddingInline: 4,
  borderRadius: radius.control,
  ...text.note,
  lineHeight: text.h2.lineHeight,
  textAlign: 'center',
  overflowWrap: 'normal',
  textDecoration: 'none',
  ...hovered,
  // The focus ring is drawn inside the link, because the answers are right above.
  '&:focus-visible': { outlineOffset: -3 },
  scrollMarginBlockEnd: 'var(--cv-docked, 0px)',
  // Where there is room, the words of the first and the last begin and end as the answers do.
  [onScreen.from('md')]: {
    flexGrow: 0,
    '&:first-of-type': { marginInlineStart: '-4px' },
    '&:last-of-type': { marginInlineEnd: '-4px' },
  },
});

const BoldWay = styled(Way)({ gap: 4, fontWeight: 650 });

/** The way on stands out by its weight and an arrow: the next card is below. */
function NextOfCard({ children, ...link }: LinkProps) {
  return (
    <BoldWay {...link}>
      {children}
      <ChevronIcon />
    </BoldWay>
  );
}

const WaysOfPage = styled(Ways)({
  // Without these, the focus ring of the answers lies on the filled button, and that button touches the window's edge.
  marginBlockStart: 8,
  paddingBlockEnd: 8,
  // A line between, where all stand below each other: the way on would look like a fourth answer.
  [onScreen.from('lg')]: {
    flexWrap: 'wrap',
    gap: 8,
    marginBlockStart: 16,
    paddingBlock: '16px 0',
    borderBlockStart: hairline,
  },
});

const narrowButton = {
  minWidth: 0,
  minHeight: 44,
  paddingInline: '4px',
  lineHeight: text.h2.lineHeight,
  scrollMarginBlockEnd: 'var(--cv-docked, 0px)',
};

/**
 * Of “Write or call” and “See or share”: in the rail the first stands at the start of the line, the second at its end, like
 * the answer and the button that clears it, below. Counted from both ends, as the next policy, which stands before them, or
 * the second may be missing.
 */
const otherButton = {
  ...narrowButton,
  [onScreen.from('lg')]: {
    paddingInline: '12px',
    '&:nth-of-type(2), &:nth-last-of-type(2)': lineStart,
    '&:last-of-type': lineEnd,
  },
};

const nextButton = {
  ...narrowButton,
  paddingInline: '12px',
  [onScreen.from('lg')]: { flex: '1 1 100%', minHeight: control.medium },
};

/** Filled once the policy is answered. Beside three outlined answers, a filled button would lead visitors past them. */
function NextOfPage({ isAnswered, ...props }: ButtonProps & { readonly isAnswered: boolean }) {
  return <Button variant={isAnswered ? 'contained' : 'outlined'} size="small" sx={nextButton} {...props} />;
}

/** In the rail alone: below the answers of a phone there is no room beside the words. */
const ArrowOfRail = styled(ArrowIcon)({
  display: 'none',
  [onScreen.from('lg')]: { display: 'block', marginInlineStart: 8 },
});

function OtherOfPage({ children, ...link }: ButtonProps) {
  return (
    <Button size="small" sx={otherButton} {...link}>
      {children}
      <ArrowOfRail />
    </Button>
  );
}

/** The next policy stands out. On a card the words are few, as on a phone four ways stand in one line. */
const looks = {
  card: { All: Ways, Other: Way, words: surveys.onCard },
  page: { All: WaysOfPage, Other: OtherOfPage, words: surveys.onPage },
} as const;

interface WaysOnProps {
  readonly on: keyof typeof looks;
  readonly heading: PolicyHeading;
  /** Without `nextTitle` the link is named “See my answers”; without `nextPath` there is none. */
  readonly nextPath: string | undefined;
  readonly nextTitle: string | undefined;
  /** Of a policy's own page; false on a card, where nothing depends on it. */
  readonly isAnswered: boolean;
}

/** A component of its own, so that `memo` spares rendering the links of cards after every answer. */
const WaysOn = memo(function WaysOn({ on, heading, nextPath, nextTitle, isAnswered }: WaysOnProps) {
  const { All, Other, words } = looks[on];
  const next = {
    'aria-label': nextTitle && surveys.nextLabel(nextTitle),
    children: nextTitle ? words.next : surveys.seeAnswers,
  };
  const isNextToAnswers = nextPath !== undefined && nextTitle === undefined;
  return (
    <All>
      {nextPath &&
        (on === 'card' ? (
          <NextOfCard {...next} href={nextPath} />
        ) : (
          <NextOfPage {...next} href={nextPath} isAnswered={isAnswered} />
        ))}
      {on === 'card' && (
        <Other href={policyPath(heading.slug)} aria-label={surveys.oneLabel(heading.title)}>
          {surveys.ways.one}
        </Other>
      )}
      <Other href={letterPath(heading.slug)} aria-label={surveys.writeLabel(heading.title)}>
        {words.write}
      </Other>
      {!isNextToAnswers && <Other href={paths.myAnswers}>{words.answers}</Other>}
    </All>
  );
});

interface AnswerDockProps extends Omit<WaysOnProps, 'isAnswered'> {
  readonly chosen: Answer | undefined;
}

/** The answers and the ways on, which in a small window stick to its lower edge. */
export const AnswerDock = memo(function AnswerDock({ chosen, ...ways }: AnswerDockProps) {
  return (
    <>
      <Headroom />
      <Dock data-screen-only>
        <AnswerRow heading={ways.heading} chosen={chosen} inRail={ways.on === 'page'} />
        <WaysOn {...ways} isAnswered={ways.on === 'page' && chosen !== undefined} />
      </Dock>
    </>
  );
});
