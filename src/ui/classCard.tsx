import { styled } from '@mui/material/styles';
import { CardBox } from './cards';

export const ClassCard = styled(CardBox)({
  '& + &': { marginBlockStart: 24 },
  // A container, because the styles of the answer buttons depend on its width.
  containerType: 'inline-size',
});
