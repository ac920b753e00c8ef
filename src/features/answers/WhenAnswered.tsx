import { styled } from '@mui/material/styles';

/** Hidden while stored answers are loading (the inline script sets `data-answers`): “No answers yet” would flash. */
export const UntilAnswered = styled('div')({ 'html[data-answers] &': { display: 'none' } });

/**
 * For content that only a visitor with answers needs: not shown while `data-empty` is true, as on a prerendered page.
 * But if the inline script found stored answers (`data-answers`), its space is kept free until they are loaded.
 * Otherwise it would then push down what is below it, which counts as a layout shift.
 */
export const WhenAnswered = styled('div')({
  '&[data-empty=true]': { display: 'none' },
  'html[data-answers] &[data-empty=true]': { display: 'block', visibility: 'hidden' },
});
