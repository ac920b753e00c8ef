import { styled } from '@mui/material/styles';

/* What a teacher prints for a lesson (app/print.css). */

export const GuideSheet = styled('div')({ '& :is(h3, h4)': { marginBlockStart: 16 } });

/** On paper only: on the screen, the guide holds the letter and the class the cards. */
export const PaperOnly = styled('div')({ display: 'none' });
