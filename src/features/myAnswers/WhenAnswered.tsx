import { styled } from '@mui/material/styles';

/**
 * For what is of use with answers only: nothing while `data-empty` is true. Printed pages know no answers. If the inline
 * script found some, it takes its room and shows once they are loaded: what moves while it can be seen would count as a
 * layout shift.
 */
export const WhenAnswered = styled('div')({
  '&[data-empty=true]': { display: 'none' },
  'html[data-answers] &[data-empty=true]': { display: 'block', visibility: 'hidden' },
});
