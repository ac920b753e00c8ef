import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { color, light } from './palette';
import { radius, text } from './tokens';

/**
 * The font of letters and of the member card. Not the site's own serif, which has bold and Latin letters only: names in
 * other scripts would be drawn in a mix of two fonts.
 */
export const paperSerif = "Georgia, 'Times New Roman', serif";

/** The sheet is white in the dark scheme too, whose light text could not be read on it. */
const lightScheme = Object.fromEntries(Object.entries(light).map(([role, value]) => [`--cv-${role}`, value]));

export const PaperSheet = styled(Paper)({
  ...lightScheme,
  colorScheme: 'light',
  maxWidth: 560,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color('card'),
  color: color('ink'),
  fontFamily: paperSerif,
});

export const PaperSheetHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 24px',
  borderBlockEnd: `4px solid ${color('primary')}`,
  background: color('bar'),
  color: color('onBar'),
  fontSize: text.note.fontSize,
  overflowWrap: 'anywhere',
  // Without this, browsers print no background and grey the white words: the head was pale on paper.
  printColorAdjust: 'exact',
});
