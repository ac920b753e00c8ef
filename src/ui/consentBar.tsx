import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color } from './palette';
import { hairline, text } from './tokens';

export const ConsentBar = styled('section')({
  background: color('tint'),
  borderBlockEnd: hairline,
  ...text.note,
  lineHeight: text.h3.lineHeight,
  // The banner is prerendered. If the visitor chose on an earlier visit, this hides it before the first paint;
  // otherwise the page would shift when the app removes it.
  'html[data-consent] &': { display: 'none' },
});

export const ConsentRow = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: 8,
});

// `balance` keeps the last line from holding nothing but a word of the link.
export const ConsentText = styled('p')({ margin: 0, flex: '1 1 300px', textWrap: 'balance' });

export const ConsentChoices = styled('div')({
  display: 'grid',
  // The same width for both, or the wider one would look like the expected answer.
  gridTemplateColumns: '1fr 1fr',
  flex: '1 1 280px',
  maxWidth: 360,
  gap: 8,
  '& button': { minHeight: 44, padding: '4px 8px', background: color('card'), fontSize: text.note.fontSize },
  '& button:hover': { background: color('page') },
});
