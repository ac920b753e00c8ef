import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { surveys } from '../../content/en/surveys';
import type { PolicyHeading } from '../../content/types';
import { contactLinkAbout } from '../../paths';
import { color } from '../../ui/palette';
import { Listen } from '../listen/Listen';
import { CopyLink } from './CopyLink';
import { PolicyAnswer } from './PolicyAnswer';
import { PolicyWords } from './PolicyWords';
import { categorySlug } from './surveyFilter';
import type { Answer } from './votesDocument';

const Card = styled(Paper)({
  padding: 'clamp(22px, 4vw, 32px)',
  scrollMarginBlockStart: 16,
  // Who comes by keyboard sees where the card's own address has led.
  '&:focus-visible': { outline: `3px solid ${color('primary')}` },
  '@media (max-width: 340px)': { paddingInline: 16 },
  // Its width, in letters, says how the answers fit (AnswerButtons.tsx).
  containerType: 'inline-size',
  // Cards off screen cost nothing to lay out or repaint; the sizes are those of an average card.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 3200px',
  '@media (min-width: 700px)': { containIntrinsicBlockSize: 'auto 1750px' },
  '@media print': {
    containerType: 'normal',
    contentVisibility: 'visible',
    padding: 0,
    border: 0,
    breakInside: 'avoid',
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
  marginBlockStart: -4,
  fontSize: '0.875rem',
  '@media print': { display: 'none' },
});

const Report = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

interface PolicyCardProps {
  readonly heading: PolicyHeading;
  /** Kept out of sight, but drawn: showing it again costs nothing. */
  readonly hidden: boolean;
  /** The answer just taken back from this card, while Undo can bring it back. */
  readonly cleared: Answer | undefined;
}

/** One policy, top to bottom: what it is, what it would change, both sides, the visitor's answer, the sources. */
export const PolicyCard = memo(function PolicyCard({ heading, hidden, cleared }: PolicyCardProps) {
  const { id, slug, category, title } = heading;
  const titleId = `${slug}-title`;
  return (
    <Card
      component="article"
      id={slug}
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={hidden}
      // By these the page's inline script hides before the first paint what the address filters out.
      data-policy={id}
      data-category={categorySlug(heading)}
    >
      <Listen slug={slug} title={title} />
      <Category variant="overline" component="p" color="primary">
        {category}
      </Category>
      <Typography variant="h3" component="h2" id={titleId}>
        {title}
      </Typography>
      <PolicyWords id={id} part="Body" />
      <PolicyAnswer policyId={id} title={title} cleared={cleared}>
        <PolicyWords id={id} part="Evidence" />
        <Links>
          <CopyLink heading={heading} />
          {/* Opens the visitor's own mail program, with a subject that says which card it is about. */}
          <Report
            href={contactLinkAbout(surveys.reportSubject(id, title))}
            aria-label={surveys.reportLabel(title)}
          >
            {surveys.report}
          </Report>
        </Links>
      </PolicyAnswer>
    </Card>
  );
});
