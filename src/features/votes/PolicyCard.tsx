import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { PolicyHeading, PolicyText } from '../../content/types';
import { Adopted } from '../../ui/Adopted';
import { Sources } from '../sources/Sources';
import { AnswerButtons } from './AnswerButtons';
import { PolicyBody } from './PolicyBody';
import { YourAnswer } from './YourAnswer';

const Card = styled(Paper)({
  padding: 'clamp(22px, 4vw, 32px)',
  borderRadius: 18,
  scrollMarginBlockStart: 16,
  '@media (max-width: 340px)': { paddingInline: 16 },
  // Cards off screen cost nothing to lay out or repaint; the sizes are those of an average card.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 2850px',
  '@media (min-width: 700px)': { containIntrinsicBlockSize: 'auto 1450px' },
  '@media print': { contentVisibility: 'visible', padding: 0, border: 0, breakInside: 'avoid' },
}) as typeof Paper;

const Foot = styled('footer')({
  display: 'grid',
  gap: 12,
  marginBlockStart: 16,
  '@media print': { gap: 8, marginBlockStart: 8 },
});

interface PolicyCardProps {
  readonly heading: PolicyHeading;
  /** Absent on a prerendered page, which shows it already. */
  readonly text: PolicyText | undefined;
}

/** One policy, top to bottom: what it is, what it would change, both sides, the visitor's answer, the sources. */
export const PolicyCard = memo(function PolicyCard({ heading, text }: PolicyCardProps) {
  const titleId = `${heading.slug}-title`;
  return (
    <Card component="article" id={heading.slug} aria-labelledby={titleId}>
      <Adopted>{text && <PolicyBody heading={heading} text={text} titleId={titleId} />}</Adopted>
      <AnswerButtons policyId={heading.id} title={heading.title} />
      <Foot>
        <YourAnswer policyId={heading.id} />
        <Adopted>{text && <Sources sources={text.sources} reviewed={text.reviewed} />}</Adopted>
      </Foot>
    </Card>
  );
});
