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
  // On its own page the card begins with a paragraph, which already has a margin.
  '&[aria-label]': { marginBlockStart: 24, paddingBlockStart: 'clamp(10px, 3vw, 20px)' },
  // Keeps the category on the same printed page as the title below it.
  '& > p': { marginBlockEnd: 4, breakAfter: 'avoid' },
  // The card gets the focus when its address is opened; keyboard users need to see where they are.
  '&:focus-visible': { outline: `3px solid ${color('primary')}` },
  '@media (max-width: 340px)': { paddingInline: 16 },
  // Makes the card a container, so that AnswerButtons.tsx can ask for its width in `em`.
  containerType: 'inline-size',
  // Cards off screen are neither laid out nor painted. The sizes are those of the longest card in any language:
  // with a smaller one, a card would overlap the next until it is drawn.
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
    // On its own page the title stands above the card. With `avoid` the card would go to a second sheet and leave
    // the title alone on the first.
    '&[aria-label]': { breakInside: 'auto' },
  },
}) as typeof Paper;

/**
 * Skips the source links in the arguments, of which there may be twenty. Hidden where the answers stick to the
 * lower edge anyway.
 */
const ToAnswers = styled(LinkRow)({ marginBlockEnd: -12, ...whereSticky({ display: 'none' }) });

const TitleLink = styled(Link)({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentcolor' },
  '@media (pointer: coarse)': { display: 'inline-block', marginBlock: -9, paddingBlock: 9 },
});

interface PolicyCardProps {
  readonly heading: PolicyHeading;
  /** Rendered but hidden, so that showing it again takes no time. */
  readonly hidden?: boolean;
  /** On the page of this one policy, whose title stands above the card. */
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
            // The page's inline script hides filtered cards by these attributes before the first paint.
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
          {/* A mail link with a subject that names the card. */}
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

/**
 * The part of a card that changes with the answer, with one store subscription. Everything below the buttons may
 * follow one frame after the press.
 */
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
