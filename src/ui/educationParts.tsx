import { styled } from '@mui/material/styles';
import { Caution } from './Caution';
import { from, text } from './tokens';
import { CardGrid } from './cards';
import Typography from '@mui/material/Typography';

export const SpacedParts = styled('div')({ '& > section, & > aside': { marginBlockStart: 64 } });

export const StrongCaution = styled(Caution)({
  '& p': { marginBlock: '8px 0' },
  '& p:first-of-type': { fontSize: text.lead.fontSize, fontWeight: 650 },
});

export const CompactList = styled('ul')({
  margin: '8px 0 0',
  ...text.label,
  '& li + li': { marginBlockStart: 4 },
});

export const ExampleList = styled('dl')({
  display: 'grid',
  gap: '12px 32px',
  marginBlockStart: 12,
  [from('tablet')]: { gridTemplateColumns: '1fr 1fr' },
});

export const ExamplesTitle = styled(Typography)({ marginBlockStart: 32 });

/** Cards below each other: side by side, long words would break, and on paper the row would start a new page. */
export const CardStack = styled(CardGrid)({ display: 'block', '& > * + *': { marginBlockStart: 24 } });
