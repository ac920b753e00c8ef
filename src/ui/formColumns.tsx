import { styled } from '@mui/material/styles';
import { cardRoom } from './memberCardParts';
import { color } from './palette';
import { ButtonRow } from './ButtonRow';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { from, gutter, text, width } from './tokens';

/** The first `figure` is the card, the last the sample photo. In a wide window both are beside the form. */
export const FormColumns = styled('div')({
  display: 'grid',
  marginBlockEnd: 48,
  gap: '32px 48px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from('desk')]: {
    gridTemplateColumns: `minmax(0, 1fr) ${width.rail}px`,
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > form': { gridColumn: 1, gridRow: '1 / 3' },
    '& > figure': { gridColumn: 2, gridRow: 1 },
    '& > figure:last-child': { gridRow: 2 },
  },
});

/** Contains the prerendered form. For a member it is hidden until the card replaces it; otherwise it would flash. */
export const ForNewcomers = styled('div')({
  'html[data-member] &': { height: cardRoom, overflow: 'hidden', visibility: 'hidden' },
});

export const GainList = styled('ul')({
  display: 'grid',
  gap: '12px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  '&&': { marginBlock: '12px 24px' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 12,
    lineHeight: text.label.lineHeight,
  },
  '& svg': { marginBlockStart: 4, color: color('primary') },
  '& strong': { display: 'block' },
});

export const FormPreview = styled('figure')({
  margin: 0,
  '& figcaption': { marginBlockEnd: 8, fontWeight: 650 },
});

export const FormLead = styled(Typography)({ maxWidth: '62ch', marginBlockEnd: 24 }) as typeof Typography;

export const FormCard = styled(Card)({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: gutter,
}) as typeof Card;

export const FormButtons = styled(ButtonRow)({ marginBlockStart: 0 });
