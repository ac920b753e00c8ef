import { styled } from '@mui/material/styles';
import { ButtonRow } from './ButtonRow';
import { upTo } from './tokens';

/** Least height of the card's section. The form that the card replaces is hidden at the same height: nothing shifts. */
export const cardRoom = 'max(560px, 70vh)';

export const MemberPart = styled('section')({ minHeight: cardRoom, maxWidth: 560, paddingBlockStart: 12 });

/** The buttons are right under the card and side by side: lower down, a notice would cover them on a phone. */
export const MemberActions = styled(ButtonRow)({
  marginBlock: 16,
  [upTo('phone')]: { '& > button': { flex: '1 1 40%' } },
});

export const MemberWays = styled('nav')({ marginBlock: 24 });
