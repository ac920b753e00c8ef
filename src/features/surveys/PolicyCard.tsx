import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../hooks';
import { contactLinkAbout, letterPath, paths, policyPath } from '../../paths';
import { LinkRow } from '../../ui/LinkRow';
import { color } from '../../ui/palette';
import { whereSticky } from '../../ui/stickyAnswers';
import { Listen } from '../listen/Listen';
import { AnswerButtons } from '../votes/AnswerButtons';
import { CopyLink } from './CopyLink';
import { StaticPolicyText } from './StaticPolicyText';
import { selectAnswer, selectClearedAnswer, selectCompletedBy } from '../votes/votesSlice';
import { YourAnswer } from '../votes/YourAnswer';

const Card = styled(Paper)({
  padding: 'clamp(22px, 4vw, 32px)',
  scrollMarginBlockStart: 16,
  // Alone on its page it begins with a paragraph, which brings a margin.
  '&[aria-label]': { marginBlockStart: 24, paddingBlockStart: 'clamp(10px, 3vw, 20px)' },
  // The category belongs to the title.
  '& > p': { marginBlockEnd: 4, breakAfter: 'avoid' },
  // Who comes by keyboard sees where the card's own address has led.
  '&:focus-visible': { outline: `3px solid ${color('primary')}` },
  '@media (max-width: 340px)': { paddingInline: 16 },
  // Its width, in letters, says how the answers fit (AnswerButtons.tsx).
  containerType: 'inline-size',
  // Cards off screen cost nothing to lay out or repaint; the sizes are those of the longest card in any language: a smaller box would let it overlap the next.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 5000px',
  '@media (min-width: 340px)': { containIntrinsicBlockSize: 'auto 4500px' },
  '@media (min-width: 700px)': { containIntrinsicBlockSize: 'auto 2500px' },
  '@media print': {
    containerType: 'normal',
    contentVisibility: 'visible',
    border: 0,
    breakInside: 'avoid',
    '&, &[aria-label]': { margin: 0, padding: 0 },
    // Its title stands above it, and would be left behind on a sheet of its own.
    '&[aria-label]': { breakInside: 'auto' },
  },
}) as typeof Paper;

/** Past the sources that the arguments link to, of which there may be twenty; not needed where the answers are in reach. */
const ToAnswers = styled(LinkRow)({ marginBlockEnd: -12, ...whereSticky({ display: 'none' }) });

const TitleLink = styled(Link)({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentcolor' },
  '@media (pointer: coarse)': { display: 'inline-block', marginBlock: -9, paddingBlock: 9 },
});

interface PolicyCardProps {
  readonly heading: PolicyHeading;
  /** Kept out of sight, but drawn: showing it again costs nothing. */
  readonly hidden?: boolean;
  /** The one card of its page, whose title stands above. */
  readonly alone?: boolean;
  /** The next policy: its page or its card, and its title; absent after the last. */
  readonly nextPath?: string | undefined;
  readonly nextTitle?: string | undefined;
}

/** One policy, top to bottom: what it is, what it would change, both sides, the visitor's answer, the sources. */
export const PolicyCard = memo(function PolicyCard(props: PolicyCardProps) {
  const { heading, hidden = false, alone = false, ...next } = props;
  const { id, slug, category, categorySlug, title } = heading;
  const titleId = `${slug}-title`;
  const level = alone ? 'h2' : 'h3';
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
            // By these the page's inline script hides before the first paint what the address filters out.
            'data-policy': id,
            'data-category': categorySlug,
          })}
    >
      <Listen heading={heading} />
      {alone ? (
        <ToAnswers>
          <Link to={`#answers-${id}`}>{surveys.policyPage.toAnswers}</Link>
        </ToAnswers>
      ) : (
        <>
          <Typography variant="overline" component="p" color="primary">
            {category}
          </Typography>
          <Typography variant="h3" component="h2" id={titleId}>
            <TitleLink to={policyPath(slug)}>{title}</TitleLink>
          </Typography>
        </>
      )}
      <StaticPolicyText id={id} part="Body" level={level} />
      <PolicyAnswer heading={heading} {...next}>
        <StaticPolicyText id={id} part="Evidence" level={level} />
        <LinkRow>
          <CopyLink heading={heading} />
          {/* Opens the visitor's own mail program, with a subject that says which card it is about. */}
          <a
            href={contactLinkAbout(surveys.reportSubject(id, title))}
            aria-label={surveys.reportLabel(title)}
          >
            {surveys.report}
          </a>
          <Link to={paths.about}>{site.footer.about}</Link>
        </LinkRow>
      </PolicyAnswer>
    </Card>
  );
});

const Foot = styled('footer')({
  display: 'grid',
  gap: 12,
  marginBlockStart: 16,
  '@media print': { gap: 6, marginBlockStart: 6 },
});

type PolicyAnswerProps = Omit<PolicyCardProps, 'hidden' | 'alone'> & { readonly children: ReactNode };

/** The part of a card that an answer changes, on one subscription. What stands below the buttons may follow a frame after the press. */
function PolicyAnswer({ heading, nextPath, nextTitle, children }: PolicyAnswerProps) {
  const { id, slug, title } = heading;
  const now = useAppSelector(
    (state) => ({
      answer: selectAnswer(state, id),
      cleared: selectClearedAnswer(state, id),
      completes: selectCompletedBy(state) === id,
    }),
    shallowEqual,
  );
  const { answer, cleared, completes } = useDeferredValue(now);
  const next = completes ? undefined : nextTitle;
  return (
    <>
      <AnswerButtons
        heading={heading}
        chosen={now.answer}
        nextPath={(next && nextPath) ?? paths.myAnswers}
        nextLabel={next ? surveys.nextPolicy(next) : surveys.seeAnswers}
      />
      <Foot>
        <YourAnswer heading={heading} answer={answer} cleared={cleared} />
        <LinkRow>
          {completes && <strong>{surveys.allAnswered}</strong>}
          <Link to={letterPath(slug)} aria-label={surveys.writeLabel(title)}>
            {surveys.write}
          </Link>
        </LinkRow>
        {children}
      </Foot>
    </>
  );
}
