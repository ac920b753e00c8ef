import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { policyIds } from '../content/policyIds';
import { ButtonRow } from './ButtonRow';
import { color } from './palette';
import { from, hairline, text } from './tokens';

/** The head of the start page. */
export const Hero = styled('div')({
  paddingBlock: '24px 16px',
  background: `linear-gradient(${color('tint')}, ${color('page')})`,
  [from('tablet')]: { paddingBlock: 32 },
  // Otherwise the page would not fit on one sheet of paper.
  '@media print': { paddingBlock: 0 },
});

/** Title and lead: side by side where there is space. */
export const HeroHead = styled(Container)({
  [from('tablet')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: 64,
    alignItems: 'end',
    '& p': { margin: 0 },
  },
});

export const HeroTitle = styled(Typography)({
  ...text.display,
  marginBlockEnd: 8,
}) as typeof Typography;

/** The open question and the visitor's answers, then the ways on. */
export const HeroColumns = styled(Container)({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: 16,
  '&::before': { content: "''", gridColumn: '1 / -1', borderBlockStart: hairline },
  [from('tablet')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: '24px 64px',
    alignItems: 'end',
    marginBlockStart: 24,
    '& > :last-child': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  },
});

export const HeroActions = styled(ButtonRow)({ margin: 0 });

/** Below the columns, as wide as both. */
export const HeroFoot = styled(Container)({ marginBlockStart: 24 });

/**
 * The link for visitors who come back. The root element's attributes show it until the app has read the stored answers
 * (`prerender/inlineScript.ts`). The line keeps its height without the link, so nothing moves. Once all policies are
 * answered, the link is hidden: the question's card links to the answers then.
 */
export const HeroReturn = styled('p')({
  minHeight: 44,
  margin: 0,
  '& a': { display: 'none', minHeight: 44, alignItems: 'center', fontWeight: 650 },
  [`&[data-open] a, html[data-answers]:not([data-next="${policyIds.length + 1}"]) & a`]: {
    display: 'inline-flex',
  },
});

/** How many are answered; beside the bubble's tail. */
export const HeroStanding = styled('div')({
  // Over the lower edge of the drawing, which would cover the link.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 24,
  maxWidth: 440,
  marginBlockStart: -24,
  paddingInlineStart: 96,
  fontSize: text.note.fontSize,
  // As high as the link, so that the words stand beside the tail also where the link is below them.
  '& p, & a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, margin: 0, fontWeight: 650 },
  '@media print': { margin: 0, padding: 0 },
});
