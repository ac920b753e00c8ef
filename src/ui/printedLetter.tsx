import { styled } from '@mui/material/styles';
import { paperSerif } from './PaperSheet';
import { text } from './tokens';

/** Only this is printed of the page: a business letter. On the screen it is hidden, as the field shows the text. */
export const PrintedLetter = styled('div')({
  display: 'none',
  '@media print': { display: 'block' },
  fontFamily: paperSerif,
  // 12 pt, as the root's size is on paper.
  ...text.lead,
  '& p': { margin: '0 0 16px', whiteSpace: 'pre-wrap' },
  // The window of a No. 10 envelope shows what is 2.05 to 3.17 inches below the edge of a sheet folded in three, and
  // 0.9 inches from its side. Elsewhere the address would be hidden. The page's margin of 10 mm is subtracted.
  paddingInlineStart: '15mm',
  '& > div': { minHeight: 'calc(2.2in - 10mm)' },
});
