import { styled } from '@mui/material/styles';

export const LinkRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  fontSize: '1rem',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '@media print': { display: 'none' },
});
