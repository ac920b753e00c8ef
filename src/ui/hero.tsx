import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { policyIds } from '../content/policyIds';
import { ButtonRow } from './ButtonRow';
import { color } from './palette';
import { text, width } from './tokens';

/** The head of the start page. */
export const Hero = styled('div')({
  paddingBlock: 'clamp(24px, 6vw, 72px) clamp(16px, 3vw, 32px)',
  background: `linear-gradient(${color('tint')}, ${color('page')})`,
  // Otherwise the page would not fit on one sheet of paper.
  '@media print': { paddingBlock: 0 },
});

export const HeroColumns = styled(Container)({
  display: 'grid',
  gap: '16px 56px',
  // The question precedes the buttons in the HTML, so that a phone's first screen has all of it, even below the banner.
  '@media (min-width: 860px)': {
    gridTemplateColumns: '1fr minmax(340px, 420px)',
    '& > :first-child': { alignSelf: 'end' },
    '& > section': { gridArea: '1 / 2 / span 2' },
  },
});

export const HeroTitle = styled(Typography)({
  // Larger, the title would need two lines at 360 px.
  fontSize: 'clamp(2rem, 0.86rem + 5vw, 3.875rem)',
  lineHeight: 1.08,
}) as typeof Typography;

export const HeroLead = styled(Typography)({
  marginBlock: 8,
  [`@media (min-width: ${width.text}px)`]: { marginBlock: 16 },
}) as typeof Typography;

export const HeroActions = styled(ButtonRow)({ marginBlockStart: 12 });

/** Below the columns, as wide as both. */
export const HeroFoot = styled(Container)({ marginBlockStart: 24 });

/**
 * The link for visitors who come back. The root element's attributes show it until the app has read the stored answers
 * (`prerender/inlineScript.ts`). The line keeps its height without the link, so nothing moves. Once all policies are
 * answered, the link is hidden: the question's card links to the answers then.
 */
export const HeroReturn = styled('p')({
  minHeight: 44,
  margin: '8px 0 0',
  '& a': { display: 'none', minHeight: 44, alignItems: 'center', fontWeight: 650 },
  [`&[data-open] a, html[data-answers]:not([data-next="${policyIds.length + 1}"]) & a`]: {
    display: 'inline-flex',
  },
  '@media print': { display: 'none' },
});

export const HeroStanding = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  marginBlockEnd: 8,
  fontSize: text.note.fontSize,
  '& p': { margin: 0, fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 },
  '@media print': { '& a': { display: 'none' } },
});
