import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { color } from './palette';
import { text } from './tokens';

/** A member card, or a letter. */
export const PaperSheet = styled(Card)({ overflow: 'hidden' });

export const PaperSheetHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 24px',
  background: color('bar'),
  color: color('onBar'),
  ...text.note,
  overflowWrap: 'anywhere',
  // Without this, browsers print no background and grey the white words: the head was pale on paper.
  printColorAdjust: 'exact',
});
