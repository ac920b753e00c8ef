import { styled } from '@mui/material/styles';
import { CardBox } from './cards';

export const NextStepsNav = styled('nav')({ marginBlockStart: 48 });

export const NextStepsList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 16,
  marginBlockStart: 16,
});

export const NextStep = styled(CardBox)({ '& a': { margin: 0, padding: '8px 0', fontWeight: 650 } });
