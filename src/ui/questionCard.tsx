import { styled } from '@mui/material/styles';
import { policyIds } from '../content/policyIds';
import { Note } from './surveyList';
import { from } from '../theme/tokens';
import { text } from '../theme/typography';

/** The place of what is said once all questions are answered. */
export const placeWhenDone = policyIds.length + 1;

/** True for a question that is set smaller, so that it takes as much space as the others. */
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
  '& > *': { gridArea: '1 / 1', display: 'flex', flexDirection: 'column', visibility: 'hidden' },
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
    textWrap: 'balance',
    ...text.h2,
    [from('lg')]: text.h1,
  },
  '& > [data-long] > p': { ...text.h3, [from('md')]: text.h2 },
  // At the same height whatever the length of the question, so that an answer moves none of the next one's.
  '& > * > [role=group]': { margin: 'auto 0 4px' },
  '& [role=group] + a': { display: 'flex', alignSelf: 'start', alignItems: 'center', minHeight: 44 },
});

/** Space for as many lines as the longest title takes, so that the note about an answer moves nothing. */
export const QuestionFoot = styled(Note)({ minHeight: '2lh', [from('lg')]: { minHeight: '1lh' } });
