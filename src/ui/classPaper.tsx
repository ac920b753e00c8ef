import { styled } from '@mui/material/styles';
import { text } from './tokens';

/* What a teacher prints for a lesson. */

export const GuideSheet = styled('div')({
  '& :is(h3, h4)': { marginBlockStart: 16 },
  // Smaller on paper, or the guide would not fit on one page.
  '@media print': {
    fontSize: text.note.fontSize,
    '& :is(p, ol)': { marginBlock: 4 },
    // Wide enough for a phone to read the code from the other side of a desk.
    '& figure svg': { width: '45mm' },
    // Students take the letter home.
    '& section:last-of-type': { breakBefore: 'page' },
  },
});

/** On paper only: on the screen, the guide holds the letter and the class the cards. One policy a sheet. */
export const PaperOnly = styled('div')({
  display: 'none',
  '@media print': { '&[data-print-alone]': { display: 'block' }, '& > * + *': { breakBefore: 'page' } },
});

/** What is to be filled in: in words on the screen, where the letter is copied, and on paper a line to write on. */
export const Blank = styled('span')({
  '@media print': { paddingInlineEnd: 96, borderBlockEnd: '1px solid #000', color: 'transparent' },
});
