import { styled } from '@mui/material/styles';
import { policyIds } from '../content/policyIds';
import { color, serif } from './palette';
import { text } from './tokens';

/** The place of what is said once all questions are answered. */
export const placeWhenDone = policyIds.length + 1;

/** True for a question that is set smaller (`text.displayLong`). */
export const isLong = (question: string) => question.length > 75;

/**
 * All questions are in the same grid cell and one is visible, so that the section keeps its size. Until the app has loaded
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
  '& p': { margin: 0 },
  '& hgroup + p, & > :last-child h2': {
    marginBlock: '8px 16px',
    fontFamily: serif,
    fontWeight: 700,
    textWrap: 'balance',
    ...text.display,
  },
  '& > [data-long] > p': text.displayLong,
  '& [role=group]': { alignSelf: 'stretch', margin: 'auto 0 4px' },
  '& > :last-child': { paddingBlockEnd: 16 },
  '& > :last-child > p': { marginBlockEnd: 16 },
  '& a:not([class*=Button])': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

export const QuestionCard = styled('section')({ '@media print': { display: 'none' } });

export const QuestionFoot = styled('p')({
  margin: 0,
  // Space for two lines, so that the note about an answer moves nothing.
  minHeight: 'calc(2 * 1.4em)',
  color: color('muted'),
  fontSize: text.note.fontSize,
  lineHeight: 1.4,
});
