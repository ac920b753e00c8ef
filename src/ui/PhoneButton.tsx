import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A number that is broken over two lines is hard to dial. */
export const PhoneButton = styled(Button)({ whiteSpace: 'nowrap' }) as typeof Button;
