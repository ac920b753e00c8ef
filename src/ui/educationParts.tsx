import { styled } from '@mui/material/styles';
import { Caution } from './Caution';
import { text } from './tokens';
import { CardGrid } from './cards';
import Typography from '@mui/material/Typography';

export const SpacedParts = styled('div')({ '& > section, & > aside': { marginBlockStart: 56 } });

export const StrongCaution = styled(Caution)({
  '& p': { marginBlock: '8px 0' },
  '& p:first-of-type': { fontSize: text.lead.fontSize, fontWeight: 650 },
});

export const CompactList = styled('ul')({
  margin: '8px 0 0',
  fontSize: text.label.fontSize,
  lineHeight: 1.5,
  '& li': { paddingBlock: 2 },
});

export const ExampleList = styled('dl')({
  display: 'grid',
  gap: '12px 32px',
  marginBlockStart: 12,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
});

export const ExamplesTitle = styled(Typography)({ marginBlockStart: 32 });

/** Cards below each other: side by side, long words would break, and on paper the row would start a new page. */
export const CardStack = styled(CardGrid)({ display: 'block', '& > * + *': { marginBlockStart: 24 } });
