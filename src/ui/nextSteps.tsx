import { styled } from '@mui/material/styles';
import { CardBox } from './cards';

export const NextStep = styled(CardBox)({ '& a': { margin: 0, padding: '8px 0', fontWeight: 650 } });
