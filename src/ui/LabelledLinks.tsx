import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

export const LabelledLinks = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  marginBlockEnd: 32,
  '& span': { flexBasis: '100%', fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
