import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';
import { text } from '../theme/typography';

/** Quiet, as it is no link; hidden from assistive technology, as words beside it say the place. */
export const PolicyNumber = styled('span')({ ...text.h2, lineHeight: 1, color: color('control') });

export const PolicyCategory = styled('p')({
  margin: 0,
  color: color('primary'),
  ...text.note,
  fontWeight: 650,
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
});

/** A policy's title as the label of its question. */
export const PolicyTitle = styled('h2')({
  display: 'flow-root',
  fontSize: text.body1.fontSize,
  lineHeight: text.h3.lineHeight,
  '& a': { paddingBlock: 4 },
  // Without moving the letters. A mouse finds the buttons of the line above.
  '@media (pointer: coarse)': { '& a': { display: 'inline-block', marginBlock: -12, paddingBlock: 12 } },
});
