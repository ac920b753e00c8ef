import { styled } from '@mui/material/styles';
import { PaperSheet, paperSerif } from './PaperSheet';
import { ToggleChoice } from './ToggleChoice';
import { color } from './palette';
import { from, gutter, hairline } from './tokens';
import { CardGrid } from './cards';
import Alert from '@mui/material/Alert';

export const StepNumber = styled('span')({ marginInlineEnd: 4, color: color('primary') });

export const LetterParts = styled('div')({
  marginBlockStart: 16,
  '& > p': { margin: '8px 0 0' },
  '& > .MuiFormControl-root': { marginBlockStart: 24 },
  '& > .MuiFormControlLabel-root': { marginBlockStart: 12 },
});

export const SentenceChoice = styled(ToggleChoice)({
  marginBlockStart: 12,
  fontWeight: 650,
}) as typeof ToggleChoice;

/** Keeps the letter in view beside the fields; not in low windows, where its lower end would be out of reach. */
export const StickyColumn = styled('div')({
  [from('desk')]: {
    '@media (min-height: 700px)': { position: 'sticky', insetBlockStart: 16, alignSelf: 'start' },
  },
});

export const LetterSheet = styled(PaperSheet)({
  marginBlockStart: 16,
  '& .MuiFormControl-root': { padding: `16px ${gutter}` },
  // A long letter scrolls in its field, so that the buttons below are never far away.
  '& textarea': { maxHeight: 'max(60svh, 12lh)', overflowY: 'auto', fontFamily: paperSerif },
});

export const TranslationPairs = styled('ol')({
  '& > li': {
    display: 'grid',
    gap: '8px 32px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: 12,
    borderBlockStart: hairline,
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& p:first-of-type': { color: color('muted') },
});

export const LetterColumns = styled(CardGrid)({
  [from('desk')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
});

export const LetterWarning = styled(Alert)({ marginBlockStart: 12 });

/** As high as the window: when the form replaces this, what is below is out of view and nothing visible shifts. */
export const LetterPending = styled('p')({ minHeight: '100svh', margin: 0 });
