import { styled } from '@mui/material/styles';

/** Words for as long as the Congress lasts to which a bill belongs. The root is marked once it has ended. */
export const WhilePending = styled('span')({ 'html[data-bills-ended] &': { display: 'none' } });

/** What takes their place then. */
export const OnceEnded = styled('span')({ 'html:not([data-bills-ended]) &': { display: 'none' } });
