import { styled } from '@mui/material/styles';
import { CardBox } from './cards';
import { spread } from './layout';
import { color } from '../theme/palette';
import { gutter } from '../theme/tokens';
import { text } from '../theme/typography';

/** A member card, or a letter. */
export const PaperSheet = styled(CardBox)({ padding: 0, overflow: 'hidden' });

export const PaperSheetBody = styled('div')({ padding: gutter });

export const PaperSheetHead = styled('div')({
  ...spread,
  padding: '12px 24px',
  background: color('bar'),
  color: color('onBar'),
  ...text.note,
  // Without this, browsers print no background and grey the white words: the head was pale on paper.
  printColorAdjust: 'exact',
});
