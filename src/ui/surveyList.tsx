import { styled } from '@mui/material/styles';
import { color } from './palette';
import { text } from './tokens';

export const SurveyLead = styled('p')({
  marginBlock: '0 4px',
  color: color('muted'),
  fontSize: text.note.fontSize,
});

/** Block layout: a grid would lay out all its cards again whenever one changes. */
export const CardStack = styled('div')({
  marginBlockStart: 4,
  '& > :not([hidden]) ~ *': { marginBlockStart: 32 },
  '@media print': { marginBlockStart: 16, '& > :not([hidden]) ~ *': { marginBlockStart: 48 } },
});

export const ShownCount = styled('p')({ margin: 0, color: color('muted'), fontSize: text.note.fontSize });
