import { styled } from '@mui/material/styles';

export const WhilePending = styled('p')({ 'html[data-bills-ended] &': { display: 'none' } });

export const OnceEnded = styled('p')({ 'html:not([data-bills-ended]) &': { display: 'none' } });
