import { styled } from '@mui/material/styles';
import { color } from './palette';
import { hairline, radius } from './tokens';

export const NextStepsNav = styled('nav')({ marginBlockStart: 48 });

export const NextStepsList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 16,
  marginBlockStart: 16,
  '& > li': {
    padding: 16,
    border: hairline,
    borderRadius: radius.card,
    background: color('card'),
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 650 },
  '@media (pointer: coarse)': { '& a': { minHeight: 44, marginBlock: -8 } },
});
