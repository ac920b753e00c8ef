import { styled } from '@mui/material/styles';

/** Words that are of no use on paper. */
export const ScreenOnly = styled('span')({ '@media print': { display: 'none' } });
