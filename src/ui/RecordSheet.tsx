import { styled } from '@mui/material/styles';
import { Section } from './Section';

/** On paper as small as the sources: where there is room it is on the card's sheet, else as a whole on a second one. */
export const RecordSheet = styled(Section)({
  '@media print': {
    breakInside: 'avoid',
    marginBlockStart: 6,
    '& h2': { margin: 0, fontSize: '0.875rem' },
    '&&& > p': { margin: 0, fontSize: '0.625rem', lineHeight: 1.1 },
    '& ul': { columns: 2, columnGap: 20, margin: 0, fontSize: '0.625rem', lineHeight: 1.15 },
    '& ul > li': { paddingBlock: 1 },
    '& ul small': { fontSize: 'inherit' },
    '& ul p': { display: 'inline' },
    '& ul p + p::before': { content: "' '" },
  },
});
