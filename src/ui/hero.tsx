import { styled } from '@mui/material/styles';
import { policyIds } from '../content/policyIds';
import { LinkRow, Shell } from './layout';
import { color } from '../theme/palette';
import { from, hairline } from '../theme/tokens';
import { text } from '../theme/typography';

/** The head of the start page. */
export const Hero = styled('div')({
  paddingBlock: '24px 16px',
  background: `linear-gradient(${color('tint')}, ${color('page')})`,
  '& h1': text.display,
});

/**
 * Title and lead, side by side where there is space; below a line the open question and the visitor's answers; then, as
 * wide as both, the ways on.
 */
export const HeroColumns = styled(Shell)({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h1 + p': { marginBlock: '8px 0', ...text.lead },
  '& > p': { margin: 0, color: color('muted') },
  '& > hr': { inlineSize: '100%', margin: 0, border: 0, borderBlockStart: hairline },
  [from('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: '24px 64px',
    alignItems: 'end',
    '& > hr, & > :nth-child(n + 6)': { gridColumn: '1 / -1' },
  },
});

/**
 * The link for visitors who come back. The root element's attributes show it until the app has read the stored answers
 * (`prerender/inlineScript.ts`). The line keeps its height without the link, so nothing moves. Once all policies are
 * answered, the link is hidden: the question's card links to the answers then.
 */
export const HeroReturn = styled(LinkRow)({
  minHeight: 44,
  margin: 0,
  '& a': { display: 'none' },
  [`&[data-open] a, html[data-answers]:not([data-next="${policyIds.length + 1}"]) & a`]: {
    display: 'inline-flex',
  },
});

/** How many are answered; beside the bubble's tail. */
export const HeroStanding = styled(LinkRow)({
  // Over the lower edge of the drawing, which would cover the link.
  position: 'relative',
  justifyContent: 'space-between',
  maxWidth: 440,
  marginBlockStart: -24,
  paddingInlineStart: 96,
  ...text.note,
  fontWeight: 650,
  // As high as the link, so that the words stand beside the tail also where the link is below them.
  '& p': { margin: 0, paddingBlock: 12 },
});
