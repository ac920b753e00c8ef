import { styled } from '@mui/material/styles';
import { chosen } from './buttons';

/** The same width for both, or the wider one would look like the expected answer. */
export const ConsentChoices = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: '1 1 280px',
  maxWidth: 360,
  gap: 8,
  '& [aria-pressed=true]': chosen,
});
