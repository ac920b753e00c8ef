import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';
import { text } from '../theme/typography';

/** What is said beside the cards. */
export const Note = styled('p')({ margin: 0, color: color('muted'), ...text.note });
