import { styled } from '@mui/material/styles';
import { color } from './palette';
import { surface } from './surface';
import { tickBox } from './tickBox';

/** A block of a page that is worked in: fields, a result, its buttons. */
export const Sheet = styled('section')({
  padding: 'clamp(20px, 4vw, 32px)',
  ...surface,
  '& h2, & h3': { margin: 0 },
  '& p': { margin: '8px 0 0' },
  '@media (max-width: 340px)': { paddingInline: 16 },
});

export const Hint = styled('p')({
  color: color('muted'),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  // A live region stays in the page while it has nothing to say.
  '&&:empty': { margin: 0 },
});

export const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 16,
  '@media (max-width: 480px)': { '& > *': { flex: '1 1 100%' } },
});

/** A box to tick with its words, big enough for a thumb. */
export const Tick = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  paddingBlock: 9,
  cursor: 'pointer',
  '& input': { ...tickBox, marginBlockStart: 2 },
  '&:has(:disabled)': { color: color('muted'), cursor: 'default' },
});

/** A fieldset that looks like any other part of a sheet. */
export const Group = styled('fieldset')({
  minWidth: 0,
  margin: '20px 0 0',
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 650 },
});
