import { styled } from '@mui/material/styles';
import { color, serif } from './palette';
import { text } from './tokens';

/** Category and title of a policy, above its question, which is the headline; beside them its number. */
export const PolicyLabel = styled('hgroup')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'center',
  '& > *': { gridColumn: 2 },
  '& > p': { margin: 0, alignSelf: 'end' },
  '& > p[aria-hidden]': { alignSelf: 'center' },
  '& > h2': { alignSelf: 'start' },
});

/** Quiet, as it is no link; hidden from assistive technology, as words beside it say the place. */
export const PolicyNumber = styled('span')({
  '&&': { gridColumn: 1 },
  gridRow: '1 / span 2',
  color: color('control'),
  fontFamily: serif,
  fontWeight: 700,
  ...text.display,
});

/** A policy's title as the label of its question. */
export const PolicyTitle = styled('h2')({
  display: 'flow-root',
  margin: 0,
  fontSize: text.body.fontSize,
  lineHeight: text.h3.lineHeight,
});
