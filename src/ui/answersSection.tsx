import { styled } from '@mui/material/styles';
import { PlainButton } from './buttons';
import { color } from '../theme/palette';
import { from, onScreen } from '../theme/tokens';
import { text } from '../theme/typography';

/**
 * The drawing of the answers: beside the title where there is space and on paper, without answers above the words that
 * say so. The root's `data-answers` tells of answers that are not loaded yet.
 */
export const AnswersVoice = styled('div')({
  maxInlineSize: 264,
  marginBlockEnd: 16,
  [`${from('md')}, print`]: {
    '&[data-empty=false], html[data-answers] &': { float: 'inline-end', marginInlineStart: 32 },
  },
});

/** Hidden while stored answers are loading (the inline script sets `data-answers`): “No answers yet” would flash. */
export const NoAnswersYet = styled('div')({ 'html[data-answers] &': { display: 'none' } });

/**
 * For content that only a visitor with answers needs: not shown while `data-empty` is true, as on a prerendered page.
 * But if the inline script found stored answers (`data-answers`), its space is kept free until they are loaded.
 * Otherwise it would then push down what is below it, which counts as a layout shift.
 */
export const WhenAnswered = styled('div')({
  '&[data-empty=true]': { display: 'none' },
  'html[data-answers] &[data-empty=true]': { display: 'block', visibility: 'hidden' },
});

/** On phones the star alone. */
export const StarButton = styled(PlainButton)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  borderColor: color('control'),
  ...text.note,
  '&[aria-pressed=true] svg': { fill: 'currentColor' },
  [onScreen.upTo('md')]: { gap: 0, fontSize: 0, '& svg': { width: 20, height: 20 } },
});
