import { styled } from '@mui/material/styles';
import { CardBox } from './cards';
import { color } from '../theme/palette';
import { Cluster } from './layout';
import { radius } from '../theme/tokens';

export const ClassSteps = styled(Cluster)({
  marginBlockEnd: 16,
  '& a:has([data-tile])': { display: 'block', borderRadius: radius.card },
  // The tile of the policy that is shown now.
  '& [aria-current]': { outline: `3px solid ${color('primary')}`, outlineOffset: 2 },
});

export const ClassCard = styled(CardBox)({
  '& + &': { marginBlockStart: 24 },
  // A container, because the styles of the answer buttons depend on its width.
  containerType: 'inline-size',
});
