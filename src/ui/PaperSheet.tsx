import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { color, light } from './palette';

/**
 * What is set on paper. The site's own serif is downloaded in bold and for Latin letters only: here a name in any script
 * is in one face, as the browser has none of its letters to take from the site's.
 */
export const paperSerif = "Georgia, 'Times New Roman', serif";

/** All colours within are those of the light scheme. */
const lightScheme = Object.fromEntries(Object.entries(light).map(([role, value]) => [`--cv-${role}`, value]));

/** A sheet of paper, white in the dark scheme as well: a letter, or a member card. */
export const PaperSheet = styled(Paper)({
  ...lightScheme,
  colorScheme: 'light',
  maxWidth: 560,
  overflow: 'hidden',
  borderRadius: 12,
  background: color('card'),
  color: color('ink'),
  fontFamily: paperSerif,
});

/** Its blue head above a yellow line. */
export const PaperSheetHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '14px 24px',
  borderBlockEnd: `4px solid ${color('undecided')}`,
  background: color('bar'),
  color: color('onBar'),
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  // Browsers leave grounds out on paper and grey white words instead: the head was pale.
  printColorAdjust: 'exact',
});
