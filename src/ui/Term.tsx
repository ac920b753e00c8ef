import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';
import { radius } from '../theme/tokens';
import { text } from '../theme/typography';

/**
 * Keeps a term and the sign after it, such as a full stop, on one line: after a button browsers may break any line. A
 * meaning stands at the term of its own box.
 */
export const TermBox = styled('span')({ whiteSpace: 'nowrap', anchorScope: '--term' });

const Term = styled('button')({
  // Above the number of a source beside it, which reaches over the line, so that both can be pressed on 24 px.
  position: 'relative',
  zIndex: 1,
  textAlign: 'start',
  whiteSpace: 'normal',
  // The target has at least 24 px in both directions, however narrow the typeface: the padding extends it beyond the
  // letters, and the margin keeps these in their place.
  padding: 4,
  margin: -4,
  minInlineSize: 24,
  outlineOffset: -2,
  overflowWrap: 'anywhere',
  lineHeight: text.h2.lineHeight,
  anchorName: '--term',
});

const marked = {
  // Each by itself: Safari before 26.2 drops a shorthand that has more than the line.
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: 2,
  textDecorationColor: color('primary'),
  textUnderlineOffset: '0.22em',
  cursor: 'help',
} as const;

/** Without scripts it opens nothing: the glossary at the end of the education page has its meaning. */
export const ScriptedTerm = styled(Term)({ 'html[data-scripts] &': marked });

/** On a card, where it opens nothing in browsers without popovers. */
export const PopoverTerm = styled(Term)({ '@supports selector(:popover-open)': { '&&': marked } });

/**
 * Below the term, or above it if there is no space below; at the foot of the window in browsers without
 * `anchor-scope`. A span right after the term, so that it may be in a paragraph and Tab leads to its link next.
 */
export const Meaning = styled('span')({
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 12px 12px',
  maxWidth: 320,
  padding: '12px 16px',
  border: `1px solid ${color('control')}`,
  borderRadius: radius.card,
  background: color('card'),
  color: color('ink'),
  ...text.body2,
  whiteSpace: 'normal',
  '@supports (anchor-scope: --term)': {
    inset: 'auto',
    margin: '8px 12px',
    positionAnchor: '--term',
    positionArea: 'block-end span-all',
    positionTryFallbacks: 'flip-block',
  },
});

/** Shown and hidden by the browser, above everything else, so that no box around the term can cut it off. */
export const MeaningPopover = styled(Meaning)({
  // Not hidden by `:not(:popover-open)`: browsers without popovers drop such a rule and would show every meaning.
  display: 'none',
  '@media screen': { '&:popover-open': { display: 'block' } },
});
