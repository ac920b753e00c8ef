import { styled } from '@mui/material/styles';
import { color } from './palette';

/** A word that opens its meaning. */
export const Term = styled('button')({
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: `underline dotted ${color('primary')} 2px`,
  // Safari before 26 knows style, color and thickness in one only so.
  WebkitTextDecoration: `underline dotted ${color('primary')} 2px`,
  textUnderlineOffset: '0.22em',
  cursor: 'help',
  // A target of 24 px in both directions, however narrow the typeface, though the line is text: what is pressed reaches
  // beyond the letters, which stay in their place.
  padding: 4,
  margin: -4,
  minInlineSize: 24,
  outlineOffset: -2,
  overflowWrap: 'anywhere',
  lineHeight: 1.2,
  // Without scripts it opens nothing; the glossary at the end of the page has the meaning.
  'html:not([data-scripts]) &': { textDecoration: 'none', WebkitTextDecoration: 'none', cursor: 'inherit' },
  // Only one is open at a time.
  '&[aria-expanded=true], &:has(+ :popover-open)': { anchorName: '--term' },
});

/**
 * Under its term, or above where there is more room; at the foot of the window where the browser can't place it so.
 * Within a paragraph, and next to its term, where Tab finds its link.
 */
export const Meaning = styled('span')({
  position: 'fixed',
  zIndex: 5,
  insetInline: 12,
  insetBlockEnd: 12,
  width: 'fit-content',
  maxWidth: 'min(320px, 100vw - 24px)',
  padding: '12px 16px',
  border: `1px solid ${color('control')}`,
  borderRadius: 12,
  background: color('card'),
  color: color('ink'),
  fontSize: '1rem',
  lineHeight: 1.5,
  fontWeight: 400,
  '@supports (position-area: end)': {
    inset: 'auto',
    margin: '6px 12px',
    positionAnchor: '--term',
    positionArea: 'block-end span-all',
    positionTryFallbacks: 'flip-block',
  },
  '& a': { display: 'block', paddingBlock: 4, marginBlockStart: 4 },
  '@media print': { display: 'none' },
});
