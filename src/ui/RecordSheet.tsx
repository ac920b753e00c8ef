import { styled } from '@mui/material/styles';
import { Section } from './Section';
import { paperZoom, text } from './tokens';

/** On paper as small as the sources: where there is room it is on the card's sheet, else as a whole on a second one. */
export const RecordSheet = styled(Section)({
  '@media print': {
    zoom: paperZoom,
    breakInside: 'avoid',
    marginBlockStart: 8,
    '& h2': { margin: 0, ...text.note },
    '&&& > p, & ul': { margin: 0, fontSize: text.note.fontSize, lineHeight: text.h2.lineHeight },
    '& ul': { columns: 2, columnGap: 24 },
    '& ul > li': { padding: 0 },
    '& ul p': { display: 'inline' },
    '& ul p + p::before': { content: "' '" },
  },
});
