import { styled } from '@mui/material/styles';
import { Cluster } from './layout';
import { chosen } from './buttons';

/** The same width for both, or the wider one would look like the expected answer. */
export const ConsentChoices = styled(Cluster)({
  flex: '1 1 280px',
  maxWidth: 360,
  '& > *': { flex: 1, alignSelf: 'stretch' },
  '& [aria-pressed=true]': chosen,
});
