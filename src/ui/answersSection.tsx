import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyState } from './EmptyState';
import { from, upTo } from './tokens';

export const AnswersSection = styled('section')({ marginBlockStart: 32 });

export const AnswersTitle = styled(Typography)({ marginBlockEnd: 4 }) as typeof Typography;

/**
 * The drawing of the answers: beside the title where there is space, without answers above the words that say so, on
 * paper in the upper right corner. The root's `data-answers` tells of answers that are not loaded yet.
 */
export const AnswersVoice = styled('div')({
  maxInlineSize: 264,
  'html:not([data-answers]) &[data-empty=true]': { margin: '0 auto 8px' },
  [from('tablet')]: {
    '&[data-empty=false], html[data-answers] &': { float: 'inline-end', margin: '0 0 16px 32px' },
  },
  [upTo('tablet')]: { marginBlockEnd: 16 },
  '@media print': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 24, inlineSize: 180 },
});

/** Hidden while stored answers are loading (the inline script sets `data-answers`): “No answers yet” would flash. */
export const NoAnswersYet = styled(EmptyState)({ 'html[data-answers] &': { display: 'none' } });

/**
 * For content that only a visitor with answers needs: not shown while `data-empty` is true, as on a prerendered page.
 * But if the inline script found stored answers (`data-answers`), its space is kept free until they are loaded.
 * Otherwise it would then push down what is below it, which counts as a layout shift.
 */
export const WhenAnswered = styled('div')({
  '&[data-empty=true]': { display: 'none' },
  'html[data-answers] &[data-empty=true]': { display: 'block', visibility: 'hidden' },
});
