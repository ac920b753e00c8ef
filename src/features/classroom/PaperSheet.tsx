import { styled } from '@mui/material/styles';

/** A sheet of paper of any size, filled to its foot: on paper the window of `vh` is what the margins leave. */
export const PaperSheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  // One more line of a rounded pixel would be a second sheet.
  height: '99vh',
  breakInside: 'avoid',
  '& + &': { breakBefore: 'page' },
});
