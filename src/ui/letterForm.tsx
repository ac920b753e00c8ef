import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { PaperSheet } from './PaperSheet';
import { RuledList } from './RuledList';
import { from } from '../theme/tokens';
import { text } from '../theme/typography';

/** Not the site's own serif, which has bold letters only. */
const letterFont = "Georgia, 'Times New Roman', serif";

/** Keeps the letter in view beside the fields; not in low windows, where its lower end would be out of reach. */
export const StickyColumn = styled('div')({
  [from('lg')]: { '@media (min-height: 700px)': { position: 'sticky', insetBlockStart: 16 } },
});

/** A long letter scrolls in its field, so that the buttons below are never far away. */
export const LetterSheet = styled(PaperSheet)({
  '& textarea': { maxHeight: 'max(60svh, 12lh)', overflowY: 'auto', fontFamily: letterFont },
});

export const TranslationPairs = styled(RuledList)({ maxWidth: 'none', whiteSpace: 'pre-line' });

export const LetterWarning = styled(Alert)({ marginBlockStart: 12 });

/** As high as the window: when the form replaces this, what is below is out of view and nothing visible shifts. */
export const LetterPending = styled('p')({ minHeight: '100svh', margin: 0 });

/** Only this is printed of the page: a business letter. On the screen it is hidden, as the field shows the text. */
export const PrintedLetter = styled('div')({
  display: 'none',
  fontFamily: letterFont,
  // 12 pt, as the root's size is on paper.
  ...text.lead,
  '& p': { margin: '0 0 16px', whiteSpace: 'pre-wrap' },
  // The window of a No. 10 envelope shows what is 2.05 to 3.17 inches below the edge of a sheet folded in three, and
  // 0.9 inches from its side. Elsewhere the address would be hidden. The page's margin of 10 mm is subtracted.
  paddingInlineStart: '15mm',
  '& > div': { minHeight: 'calc(2.2in - 10mm)' },
});
