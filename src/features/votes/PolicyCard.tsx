import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { contactLinkAbout, letterPath, paths, policyPath } from '../../paths';
import { color } from '../../ui/palette';
import { withinReach } from '../../ui/thumbWindow';
import { Listen } from '../listen/Listen';
import { CopyLink } from './CopyLink';
import { PolicyAnswer } from './PolicyAnswer';
import { PolicyWords } from './PolicyWords';
import type { Answer } from './votesDocument';

const Card = styled(Paper)({
  padding: 'clamp(22px, 4vw, 32px)',
  scrollMarginBlockStart: 16,
  // Alone on its page it begins with a paragraph, which brings a margin.
  '&[aria-label]': { marginBlockStart: 24, paddingBlockStart: 'clamp(10px, 3vw, 20px)' },
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

const Category = styled(Typography)({
  marginBlockEnd: 4,
  '@media print': { breakAfter: 'avoid' },
}) as typeof Typography;

const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  fontSize: '0.9375rem',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '@media print': { display: 'none' },
});

/** Past the sources that the arguments link to, of which there may be twenty; not needed where the answers are in reach. */
const ToAnswers = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlockEnd: -12,
  fontSize: '0.9375rem',
  ...withinReach({ display: 'none' }),
  '@media print': { display: 'none' },
});

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
  /** The answer just taken back from this card, while Undo can bring it back. */
  readonly cleared: Answer | undefined;
  /** Its answer was the last one missing. */
  readonly completes: boolean;
  /** The next policy: its page or its card, and its title; absent after the last. */
  readonly nextPath?: string | undefined;
  readonly nextTitle?: string | undefined;
}

/** One policy, top to bottom: what it is, what it would change, both sides, the visitor's answer, the sources. */
export const PolicyCard = memo(function PolicyCard(props: PolicyCardProps) {
  const { heading, hidden = false, alone = false, cleared, completes, nextPath, nextTitle } = props;
  const { id, slug, category, categorySlug, title } = heading;
  const titleId = `${slug}-title`;
  const level = alone ? 'h2' : 'h3';
  const isLast = completes || nextPath === undefined || nextTitle === undefined;
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
      <Listen slug={slug} title={title} />
      {alone ? (
        <ToAnswers to={`#answers-${id}`}>{surveys.policyPage.toAnswers}</ToAnswers>
      ) : (
        <>
          <Category variant="overline" component="p" color="primary">
            {category}
          </Category>
          <Typography variant="h3" component="h2" id={titleId}>
            <TitleLink to={policyPath(slug)}>{title}</TitleLink>
          </Typography>
        </>
      )}
      <PolicyWords id={id} part="Body" level={level} />
      <PolicyAnswer
        policyId={id}
        title={title}
        cleared={cleared}
        nextPath={isLast ? paths.myAnswers : nextPath}
        nextLabel={isLast ? surveys.seeAnswers : surveys.nextPolicy(nextTitle)}
      >
        <Links>
          {completes && <strong>{surveys.allAnswered}</strong>}
          <Link to={letterPath(slug)} aria-label={surveys.writeLabel(title)}>
            {surveys.write}
          </Link>
        </Links>
        <PolicyWords id={id} part="Evidence" level={level} />
        <Links>
          <CopyLink heading={heading} />
          {/* Opens the visitor's own mail program, with a subject that says which card it is about. */}
          <a
            href={contactLinkAbout(surveys.reportSubject(id, title))}
            aria-label={surveys.reportLabel(title)}
          >
            {surveys.report}
          </a>
          <Link to={paths.about}>{site.footer.about}</Link>
        </Links>
      </PolicyAnswer>
    </Card>
  );
});
