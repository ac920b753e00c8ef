import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../lib/hooks';
import { allAnsweredId, contactLinkAbout, paths, policyPath } from '../../lib/paths';
import { LinkRow } from '../../ui/LinkRow';
import { color } from '../../ui/palette';
import { text } from '../../ui/tokens';
import { skipTo } from '../../lib/skipTo';
import { besideText } from '../../ui/stickyEdges';
import { Listen } from './Listen';
import { AnswerButtons } from './AnswerButtons';
import { CopyLink } from './CopyLink';
import { StaticPolicyText } from './StaticPolicyText';
import { selectAnswer, selectClearedAnswer, selectCompletedBy } from '../answers/votesSlice';
import { YourAnswer } from './YourAnswer';

const Card = styled(Paper)({
  padding: 'clamp(22px, 4vw, 32px)',
  // The card gets the focus when its address is opened; keyboard users need to see where they are.
  '&:focus-visible': { outline: `3px solid ${color('primary')}` },
  '@media (max-width: 340px)': { paddingInline: 16 },
  // Without it the container queries of AnswerButtons.tsx, in `em`, would find no card to measure.
  containerType: 'inline-size',
  // Cards off screen are neither laid out nor painted. The sizes are those of the longest card of both
  // languages at each width, as measured in November 2026: the end of a longer card would lie under the next one until
  // it is drawn, and with much larger sizes the scrollbar would show a wrong length of the page.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 4500px',
  '@media (min-width: 340px)': { containIntrinsicBlockSize: 'auto 4100px' },
  '@media (min-width: 380px)': { containIntrinsicBlockSize: 'auto 3760px' },
  '@media (min-width: 420px)': { containIntrinsicBlockSize: 'auto 3450px' },
  '@media (min-width: 560px)': { containIntrinsicBlockSize: 'auto 2750px' },
  '@media (min-width: 700px)': { containIntrinsicBlockSize: 'auto 2250px' },
  '@media (min-width: 800px)': { containIntrinsicBlockSize: 'auto 1970px' },
  [besideText]: {
    '&[aria-label]': {
      display: 'grid',
      gridTemplateColumns: '680px minmax(0, 1fr)',
      columnGap: 64,
      alignItems: 'start',
      padding: 0,
      border: 0,
      background: 'none',
      contentVisibility: 'visible',
      '& > *': { gridColumn: 1 },
      '& dl, & ul': { fontSize: text.body.fontSize },
    },
  },
  '@media print': {
    containerType: 'normal',
    contentVisibility: 'visible',
    border: 0,
    breakInside: 'avoid',
    padding: 0,
    // The longest card fits one sheet of US letter paper.
    '& p, & dd': { lineHeight: 1.36 },
    // On a policy's own page the title is above the card. With `avoid` the card would be printed on a second sheet,
    // and nothing but the title on the first.
    '&[aria-label]': { breakInside: 'auto' },
  },
}) as typeof Paper;

/** Without it keyboard users would have to press Tab through every source. Covers the category while it is focused. */
const ToAnswers = styled('a')({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 'clamp(22px, 4vw, 32px)',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  paddingInline: 16,
  borderRadius: 10,
  background: color('primary'),
  color: color('onPrimary'),
  fontSize: text.note.fontSize,
  fontWeight: 650,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
  '@media print': { display: 'none' },
});

const TitleLink = styled(Link)({
  textDecorationThickness: 1,
  textUnderlineOffset: '0.15em',
  '&:hover': { textDecorationThickness: 2 },
  '@media (pointer: coarse)': { display: 'inline-block', marginBlock: -9, paddingBlock: 9 },
});

/**
 * On the page of one policy, in a wide window, the answers are beside the text and stay in view. Elsewhere this is no
 * box: within one as low as they are, they could not stick to the window's lower edge (AnswerButtons.tsx).
 */
const Rail = styled('div')({
  display: 'contents',
  [besideText]: {
    'article[aria-label] > &': {
      display: 'block',
      gridColumn: 2,
      gridRow: '1 / span 4',
      position: 'sticky',
      insetBlockStart: 24,
    },
  },
});

interface PolicyCardProps {
  readonly heading: PolicyHeading;
  /** Rendered but hidden, so that showing it again takes no time. */
  readonly hidden?: boolean;
  /** True on the page of this one policy: its title is the page's heading, so the card has none. */
  readonly alone?: boolean;
  /** Address (page or card) and title of the policy that the Next link opens; if `undefined`, no link is drawn. */
  readonly nextPath: string | undefined;
  readonly nextTitle: string | undefined;
  readonly children?: ReactNode;
}

export const PolicyCard = memo(function PolicyCard(props: PolicyCardProps) {
  const { heading, hidden = false, alone = false, children, ...next } = props;
  const { id, slug, category, title } = heading;
  const titleId = `${slug}-title`;
  return (
    <Card
      component="article"
      id={slug}
      tabIndex={-1}
      hidden={hidden}
      {...(alone
        ? { 'aria-label': title }
        : {
            'aria-labelledby': titleId,
            // The page's inline script hides filtered cards by this attribute before the first paint.
            'data-policy': id,
          })}
    >
      <ToAnswers href={`#answers-${id}`} aria-label={surveys.toAnswersLabel(title)} onClick={skipTo}>
        {surveys.toAnswers}
      </ToAnswers>
      <Listen heading={heading}>
        <Typography variant="overline" component="p" color="primary">
          {category}
          {alone && ` · ${surveys.position(policyHeadings.indexOf(heading) + 1, policyHeadings.length)}`}
        </Typography>
      </Listen>
      {!alone && (
        <Typography variant="h3" component="h2" id={titleId}>
          <TitleLink to={policyPath(slug)}>{title}</TitleLink>
        </Typography>
      )}
      <StaticPolicyText id={id} part={alone ? 'h2' : 'h3'} />
      <Rail>
        <PolicyAnswer heading={heading} {...next} />
        {children}
      </Rail>
      <LinkRow>
        <CopyLink heading={heading} />
        {!alone && (
          <Link to={`${policyPath(slug)}#congress`} aria-label={surveys.congressOn(title)}>
            {surveys.congress}
          </Link>
        )}
        <a href={contactLinkAbout(surveys.reportSubject(id, title))} aria-label={surveys.reportLabel(title)}>
          {surveys.report}
        </a>
        <Link to={paths.about}>{site.footer.about}</Link>
      </LinkRow>
    </Card>
  );
});

type PolicyAnswerProps = Pick<PolicyCardProps, 'heading' | 'nextPath' | 'nextTitle'>;

/**
 * A component of its own, so that an answer does not render the rest of the card again. What is below the buttons is
 * rendered with a delay, so that the pressed button is painted first.
 */
function PolicyAnswer({ heading, nextPath, nextTitle }: PolicyAnswerProps) {
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
      <AnswerButtons heading={heading} chosen={now.answer} {...next} />
      <YourAnswer heading={heading} answer={answer} cleared={cleared} />
    </>
  );
}
