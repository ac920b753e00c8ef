import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { surveys } from '../../content/en/surveys';
import { monthAndYear } from '../../content/monthAndYear';
import type { PolicyHeading, PolicyText } from '../../content/types';
import { contactLinkAbout } from '../../paths';
import { color } from '../../ui/palette';
import { Sources } from '../richText/Sources';
import { CopyLink } from './CopyLink';
import { PolicyAnswer } from './PolicyAnswer';
import { PolicyBody } from './PolicyBody';
import { categorySlug } from './surveyFilter';
import type { Answer } from './votesDocument';

const Card = styled(Paper)({
  padding: 'clamp(22px, 4vw, 32px)',
  scrollMarginBlockStart: 16,
  // Who comes by keyboard sees where the card's own address has led.
  '&:focus-visible': { outline: `3px solid ${color('primary')}` },
  '@media (max-width: 340px)': { paddingInline: 16 },
  // Cards off screen cost nothing to lay out or repaint; the sizes are those of an average card.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 3200px',
  '@media (min-width: 700px)': { containIntrinsicBlockSize: 'auto 1750px' },
  '@media print': { contentVisibility: 'visible', padding: 0, border: 0, breakInside: 'avoid' },
}) as typeof Paper;

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

// Taking an answer back draws the card anew, but not what is only read on it.
const Body = memo(PolicyBody);
const Evidence = memo(function Evidence({ text }: { readonly text: PolicyText }) {
  return (
    <Sources
      references={Object.values(text.sources)}
      checked={surveys.checkedThrough(monthAndYear(text.checkedThrough))}
    />
  );
});

interface PolicyCardProps {
  readonly heading: PolicyHeading;
  readonly text: PolicyText;
  /** Kept out of sight, but drawn: showing it again costs nothing. */
  readonly hidden: boolean;
  /** The answer just taken back from this card, while Undo can bring it back. */
  readonly cleared: Answer | undefined;
}

/** One policy, top to bottom: what it is, what it would change, both sides, the visitor's answer, the sources. */
export const PolicyCard = memo(function PolicyCard({ heading, text, hidden, cleared }: PolicyCardProps) {
  const { id, slug, title } = heading;
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
      <Body heading={heading} text={text} titleId={titleId} />
      <PolicyAnswer policyId={id} title={title} cleared={cleared}>
        <Evidence text={text} />
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
