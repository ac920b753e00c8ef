import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { policyIds } from '../content/policyIds';
import { color } from './palette';
import { hairline, text } from './tokens';

/** The place of what is said once all questions are answered. */
export const placeWhenDone = policyIds.length + 1;

/**
 * All questions are in the same grid cell and one is visible, so that the card keeps its size. Until the app has loaded
 * the stored answers, `data-next` of the root element says which one (`prerender/inlineScript.ts`).
 */
export const Questions = styled('div')({
  display: 'grid',
  // Without the 0 the column would be as wide as the longest word, which in large text is wider than a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  '& > *': {
    gridArea: '1 / 1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    visibility: 'hidden',
  },
  'html:not([data-next]) & > [data-current]': { visibility: 'visible' },
  ...Object.fromEntries(
    [...policyIds.slice(1), String(placeWhenDone)].map((place) => [
      `html[data-next="${place}"] & > [data-question="${place}"]`,
      { visibility: 'visible' },
    ]),
  ),
  '& h2': { marginBlock: '2px 8px', fontSize: 'min(1.375rem, 11cqi)', lineHeight: 1.25 },
  '& p': { margin: 0 },
  '& [role=group]': { alignSelf: 'stretch', marginBlock: 'auto 4px' },
  '& > :last-child': { justifyContent: 'center', gap: 8, paddingBlockEnd: 16 },
  '& > * > p:not(:first-of-type)': { marginBlockEnd: 18 },
  '& a:not([class*=Button])': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

export const QuestionCard = styled(Paper)({
  padding: 'clamp(20px, 3vw, 28px)',
  '@media print': { display: 'none' },
}) as typeof Paper;

export const QuestionFoot = styled('p')({
  margin: '8px 0 0',
  paddingBlockStart: 12,
  // Space for two lines, so that the note about an answer moves nothing.
  minHeight: 'calc(2 * 1.4em + 13px)',
  borderBlockStart: hairline,
  color: color('muted'),
  fontSize: text.note.fontSize,
  lineHeight: 1.4,
});
