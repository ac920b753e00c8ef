import { styled } from '@mui/material/styles';
import { color } from './palette';

/** Entries of a few lines each, with a thin rule above every one. */
export const RuledList = styled('ul')({
  marginBlockStart: 12,
  maxWidth: 680,
  fontSize: '1rem',
  lineHeight: 1.5,
  '& > li': { paddingBlock: 12, borderBlockStart: `1px solid ${color('hairline')}`, breakInside: 'avoid' },
  '& p': { margin: 0 },
  '& small': { display: 'block', color: color('muted'), fontSize: '0.875rem' },
});
